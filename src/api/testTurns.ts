import fc from 'fast-check'
import { type HttpHandler, HttpResponse, type HttpResponseResolver } from 'msw'
import type { SetupServer } from 'msw/node'
import { expect } from 'vitest'

/** How often two people meet in a test; to run more: TWO_PEOPLE=500. */
export const meetings = Number(process.env['TWO_PEOPLE'] ?? 60)

/** The server's clock in milliseconds; a wait advances it. */
let now = 0

/** In place of `#api/pause.ts`. */
export async function pause(wait: number): Promise<void> {
  await Promise.resolve((now += wait))
}

/** When the server last saved something (ISO). */
export const moment = (): string => new Date(now).toISOString()

/** A server with two people: the other person acts just before a call arrives. */
export type Turns = {
  arrives: () => Promise<{ headers: { Date: string } }>
  reads: (record: () => object) => HttpResponseResolver
  /** Refuses a write based on an older record, in whole seconds as the server compares them. */
  writes: (record: () => object, write: (body: object) => void) => HttpResponseResolver
}

/** Something that two people opened: how either changes it, and which changes either overwrote without a dialog. */
export abstract class Shared<Plan> {
  readonly lost: string[] = []
  readonly #writers = new Map<string, string>()
  readonly #asked = new Set<string>()
  #person = ''

  abstract handlers(turns: Turns): HttpHandler[]
  protected abstract change(plan: Plan, person: string): Promise<unknown>
  /** Whether an error says to the person what became of the change. */
  protected abstract isReported(error: unknown): boolean

  async save(person: string, plan: Plan): Promise<void> {
    const before = this.#person
    this.#person = person
    await this.change(plan, person).catch((error: unknown) => {
      if (!this.isReported(error)) throw error
    })
    this.#person = before
  }

  /** The user gets a dialog. */
  protected asks(about: string): void {
    this.#asked.add(`${this.#person} ${about}`)
  }

  /** The user overwrites something. */
  protected takes(what: string, about = what): void {
    this.#needsQuestion('overwrote', what, about)
    this.#writers.set(what, this.#person)
  }

  /** The user saves the whole that something is a part of, and leaves this as it is. */
  protected leaves(what: string): void {
    this.#needsQuestion('saved beside', what, what)
  }

  #needsQuestion(did: string, what: string, about: string): void {
    const writer = this.#writers.get(what)
    if (writer !== undefined && writer !== this.#person && !this.#asked.has(`${this.#person} ${about}`))
      this.lost.push(`${this.#person} ${did} ${what} of ${writer} without a question`)
  }
}

/**
 * Lets two people change one thing at the same time, in any order, and fails where a change is lost without a dialog. The other
 * person acts before one of the first calls up to `lastTurn`, or afterwards. Returns how often they met.
 */
export async function inAnyOrder<Plan>(
  server: SetupServer,
  plan: fc.Arbitrary<Plan>,
  lastTurn: number,
  open: () => Shared<Plan>,
): Promise<number> {
  let met = 0
  const times = fc.array(fc.nat({ max: 900 }), { minLength: 12, maxLength: 12 })
  await fc.assert(
    fc.asyncProperty(plan, plan, fc.nat({ max: lastTurn }), times, async (one, other, slipsInAt, between) => {
      now = Date.UTC(2026, 0, 1)
      const world = open()
      let calls = 0
      let isIn = false
      const saveAsOther = async () => {
        if (isIn) return
        isIn = true
        await world.save('other', other)
      }
      const arrives = async () => {
        now += between[calls % between.length] ?? 0
        if (calls === slipsInAt) await saveAsOther()
        calls += 1
        return { headers: { Date: new Date(now).toUTCString() } }
      }
      server.use(...world.handlers(getTurns(arrives)))
      await world.save('one', one)
      await saveAsOther()
      server.resetHandlers()
      expect(world.lost).toEqual([])
      met += 1
    }),
    { numRuns: meetings },
  )
  return met
}

function getTurns(arrives: Turns['arrives']): Turns {
  return {
    arrives,
    reads: (record) => async () => {
      const head = await arrives()
      return HttpResponse.json(record(), head)
    },
    writes:
      (record, write) =>
      async ({ request }) => {
        const head = await arrives()
        const isOlder = getSecond(Object(record()).modified) > getSecond(request.headers.get('If-Unmodified-Since'))
        if (isOlder) return HttpResponse.json({ detail: 'changed' }, { ...head, status: 412 })
        write((await request.json()) as object)
        return HttpResponse.json(record(), head)
      },
  }
}

const getSecond = (date: unknown): number => Math.floor(Date.parse(String(date)) / 1000)
