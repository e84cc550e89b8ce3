"""The Discord side: what people see and press, made only of what any game tells about itself."""
