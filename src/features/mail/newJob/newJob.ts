import type { ListToolProps } from '#engine/collection.ts'
import type { Reminder } from './reminder.ts'

export type Audience = 'picked' | 'all'
export type Draft = { name: string; template: number | null; send_at: string | null; audience: Audience }

/** The users of a list; where it is no list of users itself, `idsOfAll` returns the users of all of its rows. */
export type JobRecipients = ListToolProps & {
  idsOfAll?: () => Promise<number[]>
  /** The rows of the list without a user, by name. */
  getNobody?: (audience: Audience) => readonly string[]
  /** The mail is a reminder of declarations: its name and template are suggested. */
  reminder?: Reminder | undefined
}
