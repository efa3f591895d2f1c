import CircleQuestionMark from 'lucide-react/icons/circle-question-mark'
import { useTranslation } from 'react-i18next'
import { toggleHelp, useHelpPanel } from './helpPanel.ts'
import { IconButton } from '#ui/tooltip/IconButton.tsx'

/** Opens the help of the page, or closes it. */
export function HelpButton() {
  const { t } = useTranslation()
  const isOpen = useHelpPanel(({ opener }) => opener !== null)
  return (
    <IconButton
      icon={CircleQuestionMark}
      label={t('help')}
      expanded={isOpen}
      onClick={({ currentTarget }) => toggleHelp(currentTarget)}
    />
  )
}
