import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import styles from './TableFrame.module.css'
import { TableFrame } from './TableFrame.tsx'
import { stubResizeObserver } from './testObserver.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

test('a table marks its edge while columns are out of view', () => {
  vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(900)
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(300)
  stubResizeObserver()
  render(
    <TableFrame label="Teams">
      <table />
    </TableFrame>,
  )
  const frame = screen.getByRole('region', { name: 'Teams' })
  expect(frame).toHaveClass(styles.more ?? '')
  frame.scrollLeft = 600
  fireEvent.scroll(frame)
  expect(frame).not.toHaveClass(styles.more ?? '')
})
