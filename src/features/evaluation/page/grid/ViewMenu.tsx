import Eye from 'lucide-react/icons/eye'
import LayoutGrid from 'lucide-react/icons/layout-grid'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import { MenuButton } from '#ui/MenuButton.tsx'
import { useEvaluationWords } from '../evaluationWords.ts'

type Props = { hidden: { i: string; title: string }[]; isOwn: boolean; onShow: (ids: string[]) => void; onReset: () => void }

/** Brings back what its reader has hidden or changed. */
export function ViewMenu({ hidden, isOwn, onShow, onReset }: Props) {
  const { say } = useEvaluationWords()
  if (!isOwn && hidden.length === 0) return null
  return (
    <MenuButton
      icon={LayoutGrid}
      items={[
        ...hidden.map(({ i, title }) => ({ key: `show ${i}`, label: say('view.show', { title }), icon: Eye, onSelect: () => onShow([i]) })),
        ...(hidden.length > 1 ? [{ key: 'all', label: say('view.show-all'), icon: Eye, onSelect: () => onShow(hidden.map(({ i }) => i)) }] : []),
        { key: 'reset', label: say('view.reset'), icon: RotateCcw, onSelect: onReset },
      ]}
      label={hidden.length > 0 ? say('view.hidden', { n: hidden.length }) : say('view')}
    />
  )
}
