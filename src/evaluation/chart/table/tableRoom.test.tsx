import { render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useTableRoom } from './useTableRoom.ts'

const height = (of: string, values: { [name: string]: number }) =>
  vi.spyOn(HTMLElement.prototype, of as 'offsetHeight', 'get').mockImplementation(function (this: HTMLElement) {
    return values[this.dataset['name'] ?? ''] ?? 0
  })

function Table({ onRoom }: { onRoom: (missing: number) => void }) {
  const { frame, wrap } = useTableRoom(onRoom)
  return (
    <div data-name="body">
      <div data-name="frame" ref={frame}>
        <div data-name="wrap" ref={wrap}>
          <table />
        </div>
      </div>
    </div>
  )
}

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test.each([
  ['lacks the room of its rows in a low tile', 400, 160, 286],
  ['has room to spare in a high tile', 400, 500, -54],
  ['that is very long scrolls in itself', 9000, 160, 524],
])('a table %s', (_, rows, tile, missing) => {
  height('scrollHeight', { wrap: rows })
  height('clientHeight', { wrap: 116, body: tile })
  height('offsetHeight', { wrap: 118, frame: 162 })
  const onRoom = vi.fn()
  render(<Table onRoom={onRoom} />)
  expect(onRoom).toHaveBeenCalledExactlyOnceWith(missing)
})
