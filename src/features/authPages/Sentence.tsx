const mark = '\u0000'

/** A sentence with foreign text in it, which page translators leave alone. `of` writes the sentence around a mark. */
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
