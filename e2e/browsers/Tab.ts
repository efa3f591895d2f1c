import { readFileSync } from 'node:fs'
import type * as TestingLibrary from '@testing-library/dom'
import { expect } from '@playwright/test'
import type { Engine } from './engine.ts'

declare global {
  interface Window {
    TestingLibraryDom: typeof TestingLibrary
  }
}

const testingLibrary = readFileSync('node_modules/@testing-library/dom/dist/@testing-library/dom.umd.min.js', 'utf8')
const timeout = 25_000

/** An element by its role and accessible name, whole or by a pattern; the `at`th where several have it. */
export type Place = { role: string; name?: string | RegExp; at?: number; within?: string }
type Found = { x: number; y: number; text: string; value: string; count: number }

/** A page as a person meets it: what has a role and a name, and what can be read. */
export class Tab {
  readonly engine: Engine
  readonly #server: string

  constructor(engine: Engine, server: string) {
    this.engine = engine
    this.#server = server
  }

  async open(path: string): Promise<void> {
    await this.engine.open(this.#server + path)
  }

  async path(): Promise<string> {
    return (await this.engine.url()).slice(this.#server.length)
  }

  /** Waits until a text can be read. */
  async sees(text: string): Promise<void> {
    await expect.poll(async () => await this.#reads(), { message: text, timeout }).toContain(text)
  }

  async seesNot(text: string): Promise<void> {
    await expect.poll(async () => await this.#reads(), { message: text, timeout }).not.toContain(text)
  }

  /** Waits for an element and clicks the middle of it. */
  async click(place: Place, held?: 'Control' | 'Shift'): Promise<void> {
    const { x, y } = await this.#findAtRest(place)
    await this.engine.click(x, y, held)
  }

  /** Waits until an element is in the same place twice: results that come in later move those before. */
  async #findAtRest(place: Place): Promise<Found> {
    let found = await this.find(place)
    await expect
      .poll(
        async () => {
          const before = found
          found = await this.find(place)
          return found.x === before.x && found.y === before.y
        },
        { timeout, intervals: [100] },
      )
      .toBe(true)
    return found
  }

  async point(place: Place): Promise<void> {
    const { x, y } = await this.find(place)
    await this.engine.move(x, y)
  }

  /** Replaces what a field has by a text. */
  async write(place: Place, text: string): Promise<void> {
    await this.click(place)
    await this.engine.press('a', 'Control')
    await this.engine.type(text)
  }

  /** Waits until there is an element. */
  async find(place: Place): Promise<Found> {
    let found: Found | undefined
    await expect
      .poll(async () => (found = await this.#look(place)) !== undefined, {
        message: `${place.role} ${String(place.name ?? '')}`,
        timeout,
      })
      .toBe(true)
    if (!found) throw new Error('lost')
    return found
  }

  /** Waits until there is no such element. */
  async lacks(place: Place): Promise<void> {
    await expect.poll(async () => await this.#look(place), { message: place.role, timeout }).toBeUndefined()
  }

  async #reads(): Promise<string> {
    // oxlint-disable-next-line unicorn/prefer-dom-node-text-content -- only what is shown
    return await this.engine.run(() => document.body.innerText, undefined)
  }

  async #look({ role, name, at = 0, within = 'body' }: Place): Promise<Found | undefined> {
    if (!(await this.engine.run(() => 'TestingLibraryDom' in window, undefined))) await this.engine.load(testingLibrary)
    const wanted = {
      role,
      at,
      within,
      name: typeof name === 'string' ? name : undefined,
      pattern: name instanceof RegExp ? [name.source, name.flags] : undefined,
    }
    const found = await this.engine.run(lookFor, wanted)
    return found ?? undefined
  }
}

type Wanted = { role: string; at: number; within: string; name: string | undefined; pattern: string[] | undefined }

/** Runs in the page. */
function lookFor({ role, at, within, name, pattern }: Wanted): Found | null {
  const inside = document.querySelector<HTMLElement>(within)
  if (!inside) return null
  const [source, flags] = pattern ?? []
  const wanted = source === undefined ? name : new RegExp(source, flags)
  const elements = window.TestingLibraryDom.queryAllByRole(inside, role, wanted === undefined ? {} : { name: wanted })
  const element = elements[at]
  if (!element) return null
  element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' })
  const { left, top, width, height } = element.getBoundingClientRect()
  return {
    x: left + width / 2,
    y: top + height / 2,
    text: element.textContent,
    value: 'value' in element ? String(element.value) : '',
    count: elements.length,
  }
}
