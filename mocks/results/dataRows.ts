import type { World } from '../db/World.ts'

export function dataCount(_world: World, _measure: number): number {
  return 0
}
