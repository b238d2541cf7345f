import { financing } from '@pandora/contract/domains/financing/operations'
import type { OutputOf } from '@pandora/contract/operation'
import { useOperation } from '../../../lib/api/useOperation.ts'
import { useReread } from '../../../lib/live/useReread.ts'
import { named } from '../../../lib/names.ts'
import { languageNow, useLanguage, useTexts } from '../../../lib/texts.ts'
import type { ViewProps } from '../../../lib/view.ts'
import { Text } from '../../../ui/kit/Text.tsx'
import { ScreenLink } from '../../../ui/ScreenLink.tsx'
import { ViewBody } from '../../../ui/view/ViewBody.tsx'
import { useMissing } from '../../documents/offers/useMissing.ts'
import type { financingScreenViews } from '../parameters.ts'
import { financingTexts, type FinancingSay } from '../texts.ts'
import { ventureAddress, whole } from '../words.ts'
import styles from './Venture.module.css'

type Company = OutputOf<typeof financing.recommend>['groups'][number]['dataList'][number]
const topics = ['companies', 'financing'] as const

/** Why a company is recommended, in a line. */
function whyOf({ why, roundZh, roundEn }: Company, t: FinancingSay): string {
  const language = languageNow()
  return [
    why.sameSubdomain ? t('why_subdomain') : why.sameIndustry ? t('why_industry') : '',
    why.sameRound ? t('why_round', { round: named(roundZh, roundEn, language), days: whole(why.daysApart) }) : '',
    why.investors.length > 0
      ? t('why_investors', {
          names: why.investors
            .map((one) => named(one.nameZh, one.nameEn, language))
            .join(language === 'en' ? ', ' : '、'),
        })
      : '',
    why.words.length > 0 ? t('why_words', { words: why.words.join(language === 'en' ? ', ' : '、') }) : '',
  ]
    .filter(Boolean)
    .join(' · ')
}

/** Companies like one, the first four of each group, each with why (INVEST-12, POLICY-10). */
export default function RecommendView({ parameters }: ViewProps<typeof financingScreenViews.recommend>) {
  const t = useTexts(financingTexts)
  const language = useLanguage()
  const missing = useMissing()
  useReread(financing.recommend, topics)
  const query = useOperation(financing.recommend, { ventureId: parameters.venture ?? '' })
  return (
    <ViewBody
      answer={query}
      empty={({ groups }) =>
        groups.some(({ dataList }) => dataList.length > 0) ? undefined : missing(t('noRecommend'))
      }
      table={({ groups }) => ({
        name: t('recommend'),
        head: [t('recommend'), t('name'), t('industry'), t('latest')],
        rows: groups.flatMap(({ by, dataList }) =>
          dataList.map((one) => [
            t(`group_${by}`),
            named(one.nameZh, one.nameEn, language),
            named(one.industryZh, one.industryEn, language),
            one.latest,
          ]),
        ),
      })}
    >
      {({ groups }) => (
        <div className={styles.groups}>
          {groups
            .filter(({ dataList }) => dataList.length > 0)
            .map(({ by, total, dataList }) => (
              <section key={by}>
                <h3>
                  {`${t(`group_${by}`)} · ${t('ofTotal', { shown: whole(dataList.length), total: whole(total) })}`}
                </h3>
                <ul>
                  {dataList.map((one) => (
                    <li key={one.ventureId}>
                      <ScreenLink to={ventureAddress(one.ventureId)}>
                        {named(one.nameZh, one.nameEn, language)}
                      </ScreenLink>{' '}
                      <Text size="small" tone="quiet">
                        {`${one.latest} · ${named(one.roundZh, one.roundEn, language)}`}
                      </Text>
                      <Text as="p" size="small" tone="quiet">
                        {whyOf(one, t)}
                      </Text>
                    </li>
                  ))}
                </ul>
              </section>
            ))}
        </div>
      )}
    </ViewBody>
  )
}
