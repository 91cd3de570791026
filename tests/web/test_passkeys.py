"""Passkeys, with an authenticator that Chromium plays."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.chrome import Visitors

PASSWORD = "a stone in the fist"


def test_a_member_makes_passkeys_signs_in_with_one_and_removes_them(visitors: Visitors) -> None:
    home = visitors.site.url.replace("127.0.0.1", "localhost")
    page = visitors.stranger()
    page.context.add_init_script("localStorage.setItem('been-here', 'true')")
    devtools = page.context.new_cdp_session(page)
    devtools.send("WebAuthn.enable")
    options = {
        "protocol": "ctap2",
        "transport": "internal",
        "hasResidentKey": True,
        "hasUserVerification": True,
        "isUserVerified": True,
    }
    devtools.send("WebAuthn.addVirtualAuthenticator", {"options": options})
    wish = {"name": "Petra Key", "password": PASSWORD}
    assert page.context.request.post(f"{home}/api/members", data=wish).ok

    page.goto(f"{home}/settings")
    page.get_by_text("New passkey").click()
    form = page.get_by_role("region", name="Passkeys")
    form.get_by_label("What to call it").fill("<b>Phone</b>")
    form.get_by_label("Password").fill("not the password")
    form.get_by_role("button", name="Make it").click()
    expect(form.get_by_text("That is not your password.")).to_be_visible()
    form.get_by_label("Password").fill(PASSWORD)
    form.get_by_role("button", name="Make it").click()
    expect(form.get_by_text("<b>Phone</b>")).to_be_visible()

    page.get_by_role("button", name="Sign out").click()
    page.get_by_role("button", name="With a passkey").click()
    expect(page.get_by_label("Your name")).to_have_value("Petra Key")
    expect(form.get_by_text("last used on")).to_be_visible()

    form.get_by_role("button", name="Remove the passkey <b>Phone</b>").click()
    expect(form.get_by_text("<b>Phone</b>")).to_have_count(0)
    page.get_by_role("button", name="Sign out").click()
    page.get_by_role("button", name="With a passkey").click()
    expect(page.get_by_text("the passkey is not known here")).to_be_visible()
