import { financing } from '@pandora/contract/domains/financing/operations'
import type { OutputOf } from '@pandora/contract/operation'
import { useOperation } from '../../../lib/api/useOperation.ts'
import { useReread } from '../../../lib/live/useReread.ts'
import { named } from '../../../lib/names.ts'
import { useLanguage, useTexts } from '../../../lib/texts.ts'
import type { ViewProps } from '../../../lib/view.ts'
import { Text } from '../../../ui/kit/Text.tsx'
import { ScreenLink } from '../../../ui/ScreenLink.tsx'
import { StudyTable, studyCells } from '../../../ui/table/StudyTable.tsx'
import { ViewBody } from '../../../ui/view/ViewBody.tsx'
import { useMissing } from '../../documents/offers/useMissing.ts'
import styles from '../Financing.module.css'
import type { financingScreenViews } from '../parameters.ts'
import { financingTexts, type FinancingSay } from '../texts.ts'
import { companyAddress, whole } from '../words.ts'
import own from './Venture.module.css'

type Group = OutputOf<typeof financing.aftermath>['groups'][number]
const topics = ['companies', 'financing', 'prices'] as const

/** What a group is of: rounds of the company itself, or of its industry and how they touch. */
function groupName({ scope, touch }: Group, industry: string, t: FinancingSay): string {
  const whose = scope === 'own' ? t('aftermath_own') : scope === 'market' ? t('aftermath_market') : industry
  return touch === null ? whose : `${whose} · ${t(`touched_${touch}`)}`
}

/** What listed companies that earlier rounds touched did against their industry, beside placebo days. */
export default function AftermathView({ parameters }: ViewProps<typeof financingScreenViews.aftermath>) {
  const t = useTexts(financingTexts)
  const language = useLanguage()
  const missing = useMissing()
  useReread(financing.aftermath, topics)
  const query = useOperation(financing.aftermath, { ventureId: parameters.venture ?? '' })
  const head = [t('tradingDays'), t('samples'), t('excess'), t('placebo')]
  return (
    <ViewBody
      answer={query}
      empty={({ groups }) => (groups.length > 0 ? undefined : missing(t('noAftermath')))}
      table={({ groups, industryZh, industryEn }) => ({
        name: t('aftermath'),
        head: [t('touchedBy'), ...head],
        rows: groups.flatMap((group) =>
          group.horizons.map((row) => [
            groupName(group, named(industryZh, industryEn, language), t),
            ...studyCells(row),
          ]),
        ),
      })}
      note={({ groups, most, cut }) =>
        [
          t('aftermathNote'),
          groups.some(({ horizons }) => horizons.some((one) => one.grey)) ? t('aftermathFew') : '',
          cut ? t('aftermathCut', { most: whole(most) }) : '',
        ]
          .filter(Boolean)
          .join(' · ')
      }
    >
      {({ groups, industryZh, industryEn }) => (
        <div className={styles.scroll}>
          {groups.map((group) => {
            const name = groupName(group, named(industryZh, industryEn, language), t)
            return (
              <StudyTable
                key={`${group.scope} ${group.touch}`}
                className={own.after}
                name={name}
                head={head}
                horizons={group.horizons}
                caption={
                  <>
                    {name}{' '}
                    <Text size="small" tone="quiet">
                      {t('aftermathOf', { rounds: group.rounds, companies: group.companies, covered: group.covered })}
                    </Text>
                    <span className={own.named}>
                      {group.last.map((one) => (
                        <ScreenLink key={one.companyId} to={companyAddress(one.companyId)}>
                          {named(one.nameZh, one.nameEn, language, one.companyId)}
                        </ScreenLink>
                      ))}
                      {group.companies > group.last.length ? '…' : null}
                    </span>
                  </>
                }
              />
            )
          })}
        </div>
      )}
    </ViewBody>
  )
}
