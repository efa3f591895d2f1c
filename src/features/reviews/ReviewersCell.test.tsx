import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import ReviewersCell from './ReviewersCell.tsx'

const reviewer = (first: string, last: string, mail: string, state: number) => ({
  id: state,
  state,
  reviewer: { user_first_name: first, user_last_name: last, user_email: mail },
})

test('reviewers are named in a list, and have their addresses on hover', () => {
  const value = [reviewer('Renée', 'Rochat', 'r@x.example', 2), reviewer('', '', 'b@x.example', 1)]
  render(<ReviewersCell row={{ id: 1 }} value={value} />)
  const cell = screen.getByText(/^Renée Rochat \(.+\), b@x\.example \(.+\)$/)
  expect(cell).not.toHaveTextContent('r@x.example')
  expect(cell.title).toMatch(/^Renée Rochat · r@x\.example \(.+\)\nb@x\.example \(.+\)$/)
})
