import Download from 'lucide-react/icons/download'
import { useTranslation } from 'react-i18next'
import { saveBlob } from '#api/files/download.ts'
import { byteOrderMark, csvText } from '#lib/text/csv.ts'
import { Button } from '#ui/actions/Button.tsx'

/** Downloads a file that has the headings alone, to start from. */
export function TemplateButton({ headings, name }: { headings: string[]; name: string }) {
  const { t } = useTranslation('import')
  const save = () =>
    saveBlob(
      new Blob([byteOrderMark, csvText([headings])], { type: 'text/csv;charset=utf-8' }),
      t('template.file', { name }),
    )
  return (
    <Button icon={Download} onClick={save}>
      {t('template')}
    </Button>
  )
}
