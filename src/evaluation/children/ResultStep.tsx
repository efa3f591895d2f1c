import RotateCw from 'lucide-react/icons/rotate-cw'
import Undo2 from 'lucide-react/icons/undo-2'
import { useTranslation } from 'react-i18next'
import type { Fields } from '#evaluation/model/parse.ts'
import { toText } from '#lib/text/text.ts'
import { Badge } from '#ui/feedback/Badge.tsx'
import { Button } from '#ui/actions/Button.tsx'
import { Dialog } from '#ui/overlays/Dialog.tsx'
import { ChildName } from './ChildName.tsx'
import styles from './Children.module.css'
import type { SyncResult } from './syncToChildren.ts'
import type { Child } from './useChildren.ts'
import type { Step } from './useUpdate.ts'

type Props = {
  family: Child[]
  step: Step & { name: 'result' }
  isBusy: boolean
  onAgain: () => void
  onRestore: (child: number) => void
  onClose: () => void
}

const order: SyncResult['how'][] = ['failed', 'left', 'done']
const looks = { failed: 'bad', left: 'warn', done: 'good' } as const

/**
 * The result of every child, failed ones first; those can be sent again alone. Charts that a child lost can be
 * restored.
 */
export function ResultStep({ family, step, isBusy, onAgain, onRestore, onClose }: Props) {
  const { t } = useTranslation(['children', 'portal'])
  const known = new Map(family.map((child) => [child.id, child]))
  const results = order.flatMap((how) => step.results.filter((result) => result.how === how))
  const open = results.filter(({ how }) => how !== 'done').length
  return (
    <Dialog
      kind="error"
      size="wide"
      title={t('result')}
      isBlocking={isBusy}
      onClose={onClose}
      footer={
        <>
          <Button disabled={isBusy} onClick={onClose}>
            {t('portal:ui.close')}
          </Button>
          {open > 0 && (
            <Button busy={isBusy} icon={RotateCw} kind="primary" onClick={onAgain}>
              {t(open === 1 ? 'again-one' : 'again', { n: open })}
            </Button>
          )}
        </>
      }
    >
      <p className={styles.told}>{t('result-text', { done: results.length - open, n: results.length })}</p>
      <ul className={styles.changes}>
        {results.map(({ child: id, how, message, dropped }) => {
          const child = known.get(id)
          return (
            child && (
              <li key={id} className={styles.child}>
                <div className={styles.outcome}>
                  <span className={styles.name}>
                    <ChildName child={child} />
                  </span>
                  <Badge kind={looks[how]}>{t(`how.${how}`)}</Badge>
                </div>
                {dropped.length > 0 && (
                  <div className={styles.outcome}>
                    <p>{t('dropped', { count: dropped.length, names: dropped.map(getName).join(', ') })}</p>
                    <Button busy={isBusy} icon={Undo2} onClick={() => onRestore(id)}>
                      {t('put-back')}
                    </Button>
                  </div>
                )}
                {message !== '' && (
                  <p className={styles.hint}>
                    <bdi>{message}</bdi>
                  </p>
                )}
              </li>
            )
          )
        })}
      </ul>
    </Dialog>
  )
}

function getName(chart: Fields): string {
  return `«${toText(chart['title']) || toText(chart['i'])}»`
}
