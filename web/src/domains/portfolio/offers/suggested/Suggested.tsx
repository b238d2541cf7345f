import { portfolio } from '@pandora/contract/domains/portfolio/operations'
import { watch } from '@pandora/contract/domains/watch/operations'
import { useGo } from '../../../../lib/address.ts'
import { failureText } from '../../../../lib/api/failure.ts'
import { useAction } from '../../../../lib/api/useAction.ts'
import { notify } from '../../../../lib/notices.ts'
import { useLanguage, useTexts } from '../../../../lib/texts.ts'
import type { Dashboard } from '../useDashboard.ts'
import { Button } from '../../../../ui/Button.tsx'
import type { Nothing } from '../../../../ui/view/ViewBody.tsx'
import styles from './Suggested.module.css'
import { suggestedTexts } from './texts.ts'

/**
 * Above companies that are not the reader's own: says whose they are, and unless `quiet` watches them at one press.
 * Nothing for one who watches some.
 */
export function Suggested({ data, quiet = false }: { data: Dashboard; quiet?: boolean }) {
  const t = useTexts(suggestedTexts)
  const language = useLanguage()
  const add = useAction(watch.addAll, { invalidates: [portfolio.dashboard, watch.list, watch.optionalStocks] })
  const count = data.dataList.length
  if (!data.suggested || count === 0) return null
  const all = () =>
    add.mutate(
      { companyIds: data.dataList.map(({ companyId }) => companyId) },
      {
        onSuccess: () => notify('success', t('watched', { count })),
        onError: (error) => notify('error', failureText(error, language)),
      },
    )
  return (
    <div className={`${styles.strip} ${quiet ? styles.quiet : ''}`}>
      <p>
        {t(data.suggestedBy === 'marketCap' ? (quiet ? 'largest' : 'byCap') : quiet ? 'traded' : 'byAmount', { count })}
      </p>
      {quiet ? null : (
        <Button size="small" kind="primary" busy={add.isPending} onClick={all}>
          {t('watchThese', { count })}
        </Button>
      )}
    </div>
  )
}

/** Where the market has no company to suggest either. */
export function useNoCompanies(): Nothing {
  const t = useTexts(suggestedTexts)
  const go = useGo()
  return { why: t('nothing'), action: { text: t('toHealth'), run: () => go('/index/health') } }
}
