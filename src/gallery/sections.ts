import type { ComponentType } from 'react'
import { Charts, chartNames } from '#gallery/charts/Charts.tsx'
import { Controls, Overlays, controlNames, overlayNames } from '#gallery/controls/Controls.tsx'
import { Fields, fieldNames } from '#gallery/fields/Fields.tsx'

type Section = { path: string; title: string; about: string; names: readonly string[]; Section: ComponentType }

const controls: Section = {
  path: 'controls',
  title: 'Controls',
  about: 'The controls of src/ui in their states. Tab through them to see the focus.',
  names: controlNames,
  Section: Controls,
}

/** The pages of the gallery. */
export const sections: readonly Section[] = [
  controls,
  {
    path: 'overlays',
    title: 'Overlays',
    about: 'What opens over a page. The last button of each state opens it, Esc closes it.',
    names: overlayNames,
    Section: Overlays,
  },
  {
    path: 'fields',
    title: 'Fields',
    about: 'Each type of field as a list shows it, as a form edits it, empty, read only and with something wrong.',
    names: fieldNames,
    Section: Fields,
  },
  {
    path: 'charts',
    title: 'Charts',
    about: 'Each type of chart plainly and with each of its options, counted over made-up answers.',
    names: chartNames,
    Section: Charts,
  },
]

/** The page at an address; by default the first one. */
export function sectionAt(path: string | undefined): Section {
  return sections.find((section) => section.path === path) ?? controls
}
