import Plus from 'lucide-react/icons/plus'
import X from 'lucide-react/icons/x'
import { useTranslation } from 'react-i18next'
import { type PaletteName, getPalette } from '#evaluation/types/colors/palettes.ts'
import { useRenderedTheme } from '#evaluation/chart/plot/useRenderedTheme.ts'
import { Button } from '#ui/actions/Button.tsx'
import { IconButton } from '#ui/tooltip/IconButton.tsx'
import styles from './Form.module.css'

const max = 20

type Props = {
  colors: readonly string[]
  /** Whether the colours are for ordered answers. */ isOrdered: boolean
  palette: PaletteName
  onChange: (colors: string[]) => void
}

/** The chart's own colours, in the order of its segments; those of the palette follow. */
export function Colors({ colors, isOrdered, palette, onChange }: Props) {
  const { t } = useTranslation('editor')
  const theme = useRenderedTheme()
  const usual = getPalette(palette, theme)
  return (
    <section aria-label={t('colors')} className={styles.list}>
      <h3>{t('colors')}</h3>
      <p className={styles.hint}>{isOrdered ? `${t('colors.hint')} ${t('colors.hint-levels')}` : t('colors.hint')}</p>
      <div className={styles.colors}>
        {colors.map((color, index) => (
          // Colours have no unique keys.
          // oxlint-disable-next-line react/no-array-index-key
          <span className={styles.color} key={index}>
            <input
              aria-label={t('colors.nth', { n: index + 1 })}
              type="color"
              value={/^#[\da-f]{6}$/i.test(color) ? color : '#888888'}
              onChange={(event) => onChange(colors.map((one, at) => (at === index ? event.target.value : one)))}
            />
            <IconButton
              icon={X}
              label={t('colors.remove', { n: index + 1 })}
              onClick={() => onChange(colors.filter((_, at) => at !== index))}
            />
          </span>
        ))}
        {colors.length < max && (
          <Button icon={Plus} onClick={() => onChange([...colors, usual[colors.length % usual.length] ?? '#888888'])}>
            {t('colors.add')}
          </Button>
        )}
      </div>
    </section>
  )
}
