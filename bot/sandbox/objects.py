"""Discord's objects as the API shows them."""

from __future__ import annotations

from typing import Any

from bot.sandbox.snowflake import seconds, stamp

Json = dict[str, Any]

TEXT, DM, PUBLIC_THREAD, PRIVATE_THREAD = 0, 1, 11, 12
THREADS = (10, PUBLIC_THREAD, PRIVATE_THREAD)

EPHEMERAL, LOADING, SUPPRESS_EMBEDS, SILENT, V2 = 1 << 6, 1 << 7, 1 << 2, 1 << 12, 1 << 15
HAS_THREAD = 1 << 5

VIEW, SEND, ATTACH, HISTORY = 1 << 10, 1 << 11, 1 << 15, 1 << 16
MANAGE_CHANNELS, MANAGE_MESSAGES, MANAGE_THREADS = 1 << 4, 1 << 13, 1 << 34
REACT, CREATE_THREAD, CREATE_PRIVATE_THREAD, SEND_IN_THREAD, PIN = 1 << 6, 1 << 35, 1 << 36, 1 << 38, 1 << 51
ALL = (1 << 53) - 1
ADMINISTRATOR = 1 << 3
MEMBER = ALL & ~ADMINISTRATOR
PERSON = MEMBER & ~(MANAGE_CHANNELS | MANAGE_MESSAGES | MANAGE_THREADS)
"""What people may do here: play, but not manage what others opened."""

FILE_LIMIT = 10 * 1024 * 1024
REQUEST_LIMIT = 25 * 1024 * 1024


def user(ident: int, username: str, global_name: str | None, *, bot: bool = False, color: int | None = None) -> Json:
    """Describe an account."""
    return {
        "id": str(ident),
        "username": username,
        "global_name": global_name,
        "discriminator": "0",
        "avatar": None,
        "avatar_decoration_data": None,
        "collectibles": None,
        "bot": bot,
        "system": False,
        "banner": None,
        "accent_color": color,
        "public_flags": 0,
        "flags": 0,
        "primary_guild": None,
    }


def member(person: Json) -> Json:
    """Describe an account as a member of the server."""
    return {
        "user": person,
        "nick": None,
        "avatar": None,
        "banner": None,
        "roles": [],
        "joined_at": stamp(seconds(int(person["id"]))),
        "premium_since": None,
        "deaf": False,
        "mute": False,
        "flags": 0,
        "pending": False,
        "communication_disabled_until": None,
    }


def role(guild: int) -> Json:
    """Describe @everyone, the one role there is: it may do anything but administrate."""
    return {
        "id": str(guild),
        "name": "@everyone",
        "description": None,
        "permissions": str(MEMBER),
        "position": 0,
        "color": 0,
        "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
        "hoist": False,
        "managed": False,
        "mentionable": False,
        "icon": None,
        "unicode_emoji": None,
        "flags": 0,
    }


def guild(ident: int, name: str, owner: int, locale: str) -> Json:
    """Describe a server."""
    empty = (
        "icon description home_header splash discovery_splash banner application_id afk_channel_id system_channel_id "
        "widget_channel_id max_presences vanity_url_code rules_channel_id safety_alerts_channel_id "
        "public_updates_channel_id incidents_data"
    )
    zero = (
        "system_channel_flags verification_level default_message_notifications mfa_level explicit_content_filter "
        "premium_tier premium_subscription_count nsfw_level"
    )
    return {
        "id": str(ident),
        "name": name,
        "owner_id": str(owner),
        "features": [],
        "region": "local",
        "afk_timeout": 300,
        "widget_enabled": False,
        "roles": [role(ident)],
        "emojis": [],
        "stickers": [],
        "max_members": 500000,
        "max_stage_video_channel_users": 50,
        "max_video_channel_users": 25,
        "preferred_locale": locale,
        "premium_progress_bar_enabled": False,
        "nsfw": False,
        **dict.fromkeys(empty.split()),
        **dict.fromkeys(zero.split(), 0),
    }


def text_channel(ident: int, guild_id: int, name: str, position: int, topic: str | None) -> Json:
    """Describe a channel of a server."""
    return {
        "id": str(ident),
        "type": TEXT,
        "guild_id": str(guild_id),
        "name": name,
        "topic": topic,
        "position": position,
        "parent_id": None,
        "permission_overwrites": [],
        "nsfw": False,
        "rate_limit_per_user": 0,
        "last_message_id": None,
        "flags": 0,
    }


def thread(ident: int, parent: Json, given: Json, owner: int, when: float) -> Json:
    """Describe a thread."""
    return {
        "id": str(ident),
        "type": given["type"],
        "guild_id": parent["guild_id"],
        "parent_id": parent["id"],
        "name": given["name"],
        "owner_id": str(owner),
        "last_message_id": None,
        "rate_limit_per_user": 0,
        "message_count": 0,
        "member_count": 1,
        "total_message_sent": 0,
        "flags": 0,
        "thread_metadata": {
            "archived": False,
            "archive_timestamp": stamp(when),
            "auto_archive_duration": given["auto_archive_duration"],
            "locked": False,
            "create_timestamp": stamp(when),
            **({"invitable": True} if given["type"] == PRIVATE_THREAD else {}),
        },
    }


def thread_member(thread_id: int, user_id: int, when: float) -> Json:
    """Describe somebody's place in a thread."""
    return {"id": str(thread_id), "user_id": str(user_id), "join_timestamp": stamp(when), "flags": 0}


def direct(ident: int) -> Json:
    """Describe a direct channel; who is at its other end depends on who asks."""
    return {"id": str(ident), "type": DM, "last_message_id": None, "flags": 0}


def application(ident: int, name: str, bot: Json, owner: Json) -> Json:
    """Describe the bot's application."""
    return {
        "id": str(ident),
        "name": name,
        "icon": None,
        "description": "",
        "type": None,
        "bot": bot,
        "bot_public": True,
        "bot_require_code_grant": False,
        "verify_key": "0" * 64,
        "flags": 0,
        "flags_new": "0",
        "owner": owner,
        "team": None,
        "redirect_uris": [],
        "interactions_endpoint_url": None,
        "role_connections_verification_url": None,
        "approximate_guild_count": 1,
        "approximate_user_install_count": 0,
        "approximate_user_authorization_count": 0,
        "explicit_content_filter": 0,
        "eligible_oauth2_scopes": [],
        "integration_types_config": {"0": {}},
    }
