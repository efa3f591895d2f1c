const mark = '\u0000'

/** A sentence with a word that is not the portal's: a translator of pages leaves that one alone. `of` writes it around a mark. */
export function Sentence({ of, word }: { of: (mark: string) => string; word: string }) {
  const [before = '', after = ''] = of(mark).split(mark)
  return (
    <>
      {before}
      <bdi translate="no">{word}</bdi>
      {after}
    </>
  )
}
