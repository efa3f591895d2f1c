import { State, Specimen } from '#gallery/Specimen.tsx'
import { inLanguage } from '#gallery/words.ts'
import { useLanguage } from '#ui/i18n/i18n.ts'
import { buttons } from './buttons.tsx'
import { inputs } from './inputs.tsx'
import { messages } from './messages.tsx'
import { overlays } from './overlays.tsx'
import { pageParts } from './page.tsx'
import type { ControlStates } from './states.tsx'

const controls = [...buttons, ...inputs, ...messages, ...pageParts]
const getNames = (shown: readonly ControlStates[]) => shown.map(({ of: [name] }) => name)

export const controlNames: readonly string[] = getNames(controls)
export const overlayNames: readonly string[] = getNames(overlays)
/** The components of `src/ui` that the gallery shows. */
export const shownComponents: readonly string[] = [...controls, ...overlays].flatMap(({ of }) => of)

/** Components of `src/ui` that are no controls, with the reason. */
export const notShown: Readonly<Record<string, string>> = {
  addBreaks: 'adds invisible places to break to a text',
  ChunkError: 'stands around what is loaded later; says what ErrorPanel shows when that does not come',
  SignInFrame: 'a whole page with a main of its own: /login',
  SkipLink: 'the first stop of the Tab key on every page, this one too',
  VisuallyHidden: 'nothing is seen of it',
  lazyComponent: 'makes parts that are loaded later, and draws nothing itself',
}

export function Controls() {
  return <Shown controls={controls} />
}

export function Overlays() {
  return <Shown controls={overlays} />
}

function Shown({ controls: shown }: { controls: readonly ControlStates[] }) {
  const say = inLanguage(useLanguage())
  return shown.map(({ of: [name], isWide = false, states }) => (
    <Specimen key={name} name={name}>
      {Object.entries(states(say)).map(([state, rendered]) => (
        <State isWide={isWide} key={state} name={state}>
          {rendered}
        </State>
      ))}
    </Specimen>
  ))
}
