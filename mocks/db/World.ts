import { Knobs } from './Knobs.ts'
import { Overlay } from './Overlay.ts'
import { Secrets } from './Secrets.ts'
import { byId } from './derived.ts'
import type { Row } from './json.ts'

/** The data of one session: the shared seed with its own changes. */
export class World {
  readonly knobs = new Knobs()
  readonly secrets = new Secrets()
  private readonly base: (path: string) => readonly Row[]
  private readonly overlays = new Map<string, Overlay>()

  constructor(base: (path: string) => readonly Row[]) {
    this.base = base
  }

  rows(path: string): readonly Row[] {
    return this.overlays.get(path)?.rows() ?? this.base(path)
  }

  find(path: string, id: number): Row | undefined {
    const overlay = this.overlays.get(path)
    return overlay ? overlay.find(id) : byId(this.base(path)).get(id)
  }

  put(path: string, row: Row): Row {
    this.overlay(path).set(row.id, row)
    return row
  }

  remove(path: string, id: number): void {
    this.overlay(path).set(id, null)
  }

  nextId(path: string): number {
    return this.overlay(path).nextId()
  }

  private overlay(path: string): Overlay {
    const known = this.overlays.get(path)
    if (known) return known
    const overlay = new Overlay(() => this.base(path))
    this.overlays.set(path, overlay)
    return overlay
  }
}
