import { useQuery } from '@tanstack/react-query'
import { analysis } from '@pandora/contract/domains/analysis/operations'
import { operationKey, useKeyed } from '../../../../lib/api/useOperation.ts'
import { useLanguage, useTexts } from '../../../../lib/texts.ts'
import { gistOf } from './asked.ts'
import type { Asked } from './asked.ts'
import styles from './Gist.module.css'
import { gistTexts } from './texts.ts'

const chinese = /\p{Script=Han}/u

type Props = Asked & {
  /** The headline, which stands beneath or behind: of one that is not Chinese there is no gist. */
  title: string
  /** In a line with the headline, not above it. */
  inline?: boolean
}

/**
 * The English gist of a Chinese headline, marked as one; nothing where the interface is Chinese or none is known. The
 * headline itself stands beneath it always.
 */
export function Gist({ title, inline = false, ...asked }: Props) {
  const t = useTexts(gistTexts)
  const language = useLanguage()
  const keyed = useKeyed()
  const input =
    'newsId' in asked ? { newsIds: [asked.newsId], eventIds: [] } : { newsIds: [], eventIds: [asked.eventId] }
  const { data } = useQuery({
    queryKey: operationKey(analysis.gists, input, keyed),
    queryFn: () => gistOf(asked, keyed),
    enabled: language === 'en' && chinese.test(title),
  })
  if (language !== 'en' || !data) return null
  return (
    <span className={inline ? styles.inline : styles.gist} lang="en" data-gist="">
      <small className={styles.sign} title={t('why')}>
        {t('sign')}
        <span className="visually-hidden"> ({t('why')}): </span>
      </small>
      <b>{data.nameEn ?? data.stockCode}</b>: {data.text}
    </span>
  )
}
