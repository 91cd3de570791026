// Tables whose notices I have muted.
import { api } from "../net/api";
import type { NoticeSettings } from "../wire/types";

/** Mute the notices of a table, or unmute them; my other choices stay. */
export async function setMuted(table: string, on: boolean): Promise<NoticeSettings> {
  const { choices } = await api.noticeSettings();
  const others = (choices.muted ?? []).filter((one) => one !== table);
  return api.chooseNotices({ ...choices, muted: on ? [...others, table] : others });
}
