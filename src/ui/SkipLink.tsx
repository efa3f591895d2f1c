import css from './SkipLink.module.css'
import { useWords } from './words.ts'

/** The first stop of the Tab key: past the navigation, to the element with this id. */
export function SkipLink({ target = 'content' }: { target?: string | undefined }) {
  const words = useWords()
  return (
    <a
      className={css['link']}
      href={`#${target}`}
      onClick={(event) => {
        event.preventDefault()
        document.getElementById(target)?.focus()
      }}
    >
      {words('ui.skip')}
    </a>
  )
}
