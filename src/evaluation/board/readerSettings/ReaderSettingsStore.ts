import {
  ValidationError,
  OfflineError,
  StaleSessionError,
  UnknownOutcomeError,
  ServerError,
  UnauthorizedError,
  RateLimitedError,
} from '#api/http/errors.ts'
import { findUserCharts, inTurn, type putUserCharts, settling } from '#api/rows/userCharts.ts'
import { isDeepEqual } from '#lib/values/isDeepEqual.ts'
import type { ChartSettings, ReaderSettings } from './readerSettings.ts'

/** Milliseconds without changes before a save, and before a retry. */
const quiet = 700
const waits = [2000, 8000, 20_000]

/** What was stored for a chart before each save of the last seconds, and what the last one has stored. */
type Saved = { before: readonly unknown[]; after: ChartSettings | null; checks: number }

/** Saves in progress, also of pages that were left. */
const running = new Map<string, Promise<void>>()

/** Resolves when no save is in progress: only then is the stored state worth reading. */
export async function settled(evaluation: number, user: number): Promise<void> {
  await running.get(`${user}/${evaluation}`)
}

/**
 * The settings of a reader, saved in the background: the last of several quick changes is sent, one save at a time.
 * Each save first reads what is stored, so that a lost response creates no duplicate and the settings of other charts
 * stay. Settings that another device overwrites within seconds (it wrote the whole record as it was before) are saved again.
 */
export class ReaderSettingsStore {
  private readonly evaluation: number
  private readonly user: number
  private readonly put: typeof putUserCharts
  private readonly onFailure: (error: unknown) => void
  private readonly listeners = new Set<() => void>()
  private charts: ReaderSettings
  private unsaved: ReadonlyMap<string, ChartSettings | null> = new Map()
  private timer: ReturnType<typeof setTimeout> | undefined
  private readonly saved = new Map<string, Saved>()
  private checkTimer: ReturnType<typeof setTimeout> | undefined
  private isSaving = false
  private failures = 0

  constructor({
    evaluation,
    user,
    charts,
    put,
    onFailure,
  }: {
    evaluation: number
    user: number
    charts: ReaderSettings
    put: typeof putUserCharts
    onFailure: (error: unknown) => void
  }) {
    this.evaluation = evaluation
    this.user = user
    this.charts = charts
    this.put = put
    this.onFailure = onFailure
  }

  readonly get = (): ReaderSettings => this.charts

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => void this.listeners.delete(listener)
  }

  /** Sets the whole settings of some charts; null removes those of a chart. */
  change(changes: { readonly [i: string]: ChartSettings | null }): void {
    const next = new Map(
      Object.entries({ ...this.charts, ...changes }).filter(
        (entry): entry is [string, ChartSettings] => entry[1] !== null,
      ),
    )
    this.charts = Object.fromEntries(next)
    this.unsaved = new Map([...this.unsaved, ...Object.entries(changes)])
    this.failures = 0
    this.later(quiet)
    for (const listener of this.listeners) listener()
  }

  /** Whether a change is not stored yet, and still may be. */
  isWaiting(): boolean {
    return this.unsaved.size > 0 && this.failures <= waits.length
  }

  /** Saves pending changes immediately (the page is being left). */
  flush(): void {
    if (this.unsaved.size === 0) return
    clearTimeout(this.timer)
    void this.save()
  }

  private later(wait: number): void {
    clearTimeout(this.timer)
    this.timer = setTimeout(() => void this.save(), wait)
  }

  private async save(): Promise<void> {
    if (this.isSaving) return
    this.isSaving = true
    const key = `${this.user}/${this.evaluation}`
    const run = this.send()
    running.set(key, run)
    await run
    this.isSaving = false
    if (running.get(key) === run) running.delete(key)
  }

  private async send(): Promise<void> {
    const sent = this.unsaved
    try {
      await inTurn(this.evaluation, this.user, async () => {
        const found = await findUserCharts(this.evaluation, this.user)
        const stored = found?.charts_info ?? {}
        const kept = Object.entries(stored).filter(([i]) => !sent.has(i))
        const own = [...sent].filter(([, chart]) => chart !== null)
        await this.put(found, {
          evaluation: this.evaluation,
          user: this.user,
          charts_info: Object.fromEntries([...kept, ...own]),
        })
        for (const [i, after] of sent) {
          const before = [...(this.saved.get(i)?.before ?? []), stored[i]]
          this.saved.set(i, { before, after, checks: 0 })
        }
      })
      this.checkLater()
      this.unsaved = new Map([...this.unsaved].filter(([i, chart]) => sent.get(i) !== chart))
      this.failures = 0
      if (this.unsaved.size > 0) this.later(quiet)
    } catch (error) {
      this.failed(error)
    }
  }

  private checkLater(): void {
    clearTimeout(this.checkTimer)
    if (this.saved.size > 0) this.checkTimer = setTimeout(() => void this.check(), settling.intervalMs)
  }

  /** Saves again what another device has put back to its state before; what it has changed itself stays. */
  private async check(): Promise<void> {
    const found = await findUserCharts(this.evaluation, this.user).catch(() => undefined)
    const stored = found?.charts_info ?? {}
    for (const [i, saved] of this.saved) {
      const { before, after } = saved
      const isLost = !isDeepEqual(stored[i], after) && before.some((one) => isDeepEqual(stored[i], one))
      if (found !== undefined && isLost && !this.unsaved.has(i)) this.unsaved = new Map([...this.unsaved, [i, after]])
      saved.checks += 1
      if (saved.checks >= settling.checks) this.saved.delete(i)
    }
    if (this.unsaved.size > 0) this.later(0)
    else this.checkLater()
  }

  /** Temporary failures are retried; they are announced once, and not at all when the session ended. */
  private failed(error: unknown): void {
    if (error instanceof UnauthorizedError || error instanceof StaleSessionError) return
    this.failures += 1
    const wait = waits[this.failures - 1]
    const canPass = [OfflineError, ServerError, UnknownOutcomeError, RateLimitedError, ValidationError].some(
      (kind) => error instanceof kind,
    )
    if (wait !== undefined && canPass) this.later(wait)
    if (this.failures === (canPass ? 2 : 1)) this.onFailure(error)
  }
}
