import { act, render, screen } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { followTranslators } from './translatedPage.ts'

/** Wraps every text of the page in two elements, as a browser's translator does. */
const translators = {
  'in one step': (text: Text) => text.replaceWith(translated(text.data)),
  'beside it first': (text: Text) => {
    text.before(translated(text.data))
    text.remove()
  },
  'around it': (text: Text) => {
    const outer = translated('')
    text.replaceWith(outer)
    outer.firstElementChild?.append(text)
  },
}

function translated(text: string): HTMLElement {
  const outer = document.createElement('font')
  const inner = document.createElement('font')
  inner.textContent = text
  outer.append(inner)
  return outer
}

async function translate(how: keyof typeof translators): Promise<void> {
  await act(async () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode())
      if (walker.currentNode instanceof Text && walker.currentNode.parentElement?.localName !== 'font')
        texts.push(walker.currentNode)
    for (const text of texts) if (text.data.trim()) translators[how](text)
    await Promise.resolve()
  })
}

const Bare = ({ text }: { text: string }) => text
const Word = ({ count, note, isFirst = false }: { count: number; note?: string; isFirst?: boolean }) => (
  <p role="status">
    {isFirst && <b>Neu: </b>}
    {count} Zeilen {note}
    <Bare text={` von ${count}`} />
  </p>
)

beforeAll(() => followTranslators())

test.each(Object.keys(translators) as (keyof typeof translators)[])(
  'a change next to another text shows on a page that is translated %s',
  async (how) => {
    const { rerender } = render(<Word count={15} note="alt" />)
    const text = () => screen.getByRole('status').textContent
    await translate(how)
    rerender(<Word count={16} note="neu" />)
    await translate(how)
    expect(text()).toBe('16 Zeilen neu von 16')
    rerender(<Word count={17} />)
    await translate(how)
    expect(text()).toBe('17 Zeilen  von 17')
    rerender(<Word count={17} note="wieder" isFirst />)
    await translate(how)
    expect(text()).toBe('Neu: 17 Zeilen wieder von 17')
    rerender(<Word count={18} isFirst />)
    await act(async () => await Promise.resolve())
    expect(text()).toBe('Neu: 18 Zeilen  von 18')
  },
)

test('inserts and removes elements around a translated text', async () => {
  const { rerender } = render(<Word count={1} />)
  await translate('in one step')
  rerender(<Word count={1} isFirst />)
  expect(screen.getByRole('status').textContent).toBe('Neu: 1 Zeilen  von 1')
  await translate('in one step')
  rerender(<Word count={1} />)
  expect(screen.getByRole('status').textContent).toBe('1 Zeilen  von 1')
})
