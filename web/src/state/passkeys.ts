// Passkeys: the browser's part of signing in.
import { api } from "../net/api";
import type { PasskeyInfo, Person } from "../wire/types";

/** Whether this browser can have one here: not for a numeric address, nor without https. */
export const canHavePasskeys = (): boolean =>
  isSecureContext &&
  typeof PublicKeyCredential !== "undefined" &&
  "parseRequestOptionsFromJSON" in PublicKeyCredential &&
  !/^[\d.]+$|:/.test(location.hostname);

/** Make one, and let the site keep it. */
export async function makePasskey(name: string, password: string): Promise<PasskeyInfo[]> {
  const { options } = await api.passkeyOptions({ password });
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
    options as unknown as PublicKeyCredentialCreationOptionsJSON,
  );
  return api.addPasskey({
    name,
    credential: inJson(await navigator.credentials.create({ publicKey })),
  });
}

/** Sign in as whoever it belongs to. */
export async function signInWithPasskey(): Promise<Person> {
  const { options } = await api.signInOptions();
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(
    options as unknown as PublicKeyCredentialRequestOptionsJSON,
  );
  return api.passkeyLogin({ credential: inJson(await navigator.credentials.get({ publicKey })) });
}

const inJson = (made: Credential | null): Record<string, unknown> => ({
  ...(made as PublicKeyCredential).toJSON(),
});

/** Whether somebody just closed the browser's dialog: that is not an error. */
export const isGivenUp = (error: unknown): boolean =>
  error instanceof DOMException && error.name === "NotAllowedError";
