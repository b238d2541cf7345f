import { useParams } from 'react-router'
import { financing } from '@pandora/contract/domains/financing/operations'
import { useOperation } from '../../../lib/api/useOperation.ts'
import { percent } from '../../../lib/formats.ts'
import { useReread } from '../../../lib/live/useReread.ts'
import { named } from '../../../lib/names.ts'
import { useLanguage, useTexts } from '../../../lib/texts.ts'
import { usePhone } from '../../../lib/usePhone.ts'
import { Answer } from '../../../ui/Answer.tsx'
import { Facts } from '../../../ui/kit/Facts.tsx'
import { Pane } from '../../../ui/kit/Stack.tsx'
import { Screen } from '../../../ui/Screen.tsx'
import { ScreenLink } from '../../../ui/ScreenLink.tsx'
import { Skeleton } from '../../../ui/States.tsx'
import { Tiles } from '../../../ui/page/Tiles.tsx'
import { ViewTile } from '../../../ui/view/ViewTile.tsx'
import styles from '../Financing.module.css'
import { financingTexts } from '../texts.ts'
import { coInvestorsView, paceView, portfolioView, roundsView } from '../views.ts'
import { Total } from '../Total.tsx'
import { companyAddress, sumWords, ventureAddress, whole } from '../words.ts'
import { Names } from './Names.tsx'

const topics = ['companies', 'financing'] as const

/** An investor: its names, portfolio, co-investors, pace and rounds. */
export default function Organisation() {
  const t = useTexts(financingTexts)
  const language = useLanguage()
  const phone = usePhone()
  const { orgId = '' } = useParams()
  useReread(financing.organisation, topics)
  const query = useOperation(financing.organisation, { orgId })
  const { data } = query
  const given = { organisation: orgId }
  return (
    <Screen
      title={data ? named(data.organisation.orgName, data.organisation.nameEn, language) : t('organisation')}
      back={{ to: '/index/financing/organisations', text: t('organisations') }}
      layout={phone ? 'flow' : 'fill'}
      actions={data ? <Names organisation={data} /> : null}
    >
      <Answer query={query} waiting={<Skeleton count={8} height={40} />}>
        {({ organisation, sum, followOn, exits }) => (
          <Pane gap={3}>
            <Facts
              className={styles.head}
              as="cells"
              items={[
                { label: t('roundCount'), value: whole(organisation.rounds) },
                { label: t('companies'), value: whole(organisation.companies) },
                {
                  label: t('led'),
                  value: (
                    <span title={t('ledHint', { led: whole(organisation.led), told: whole(organisation.leadTold) })}>
                      {organisation.leadTold > 0
                        ? t('ledOf', { led: whole(organisation.led), told: whole(organisation.leadTold) })
                        : '–'}
                    </span>
                  ),
                },
                {
                  label: t('followOn'),
                  value: (
                    <span
                      title={t('followOnHint', {
                        raised: whole(followOn.raisedAgain),
                        followed: whole(followOn.followed),
                      })}
                    >
                      {percent(followOn.rate, { digits: 0, sign: false })}
                    </span>
                  ),
                },
                {
                  label: t('exits'),
                  value: (
                    <span
                      title={[t('exitsHint'), ...exits.map((one) => named(one.nameZh, one.nameEn, language))].join(
                        ' · ',
                      )}
                    >
                      {whole(exits.length)}
                    </span>
                  ),
                },
                {
                  label: t('jointMoney'),
                  value: (
                    <span title={`${t('jointly')} · ${sumWords(sum, 'CNY', t)}`}>
                      <Total of={sum} currency="CNY" />
                    </span>
                  ),
                },
                ...(organisation.companyId || organisation.ventureId
                  ? [
                      {
                        label: t('alsoCompany'),
                        value: (
                          <ScreenLink
                            to={
                              organisation.companyId
                                ? companyAddress(organisation.companyId)
                                : ventureAddress(organisation.ventureId ?? '')
                            }
                          >
                            {t('venture')}
                          </ScreenLink>
                        ),
                      },
                    ]
                  : []),
              ]}
            />
            <Tiles className={styles.page}>
              <ViewTile view={portfolioView} given={given} />
              <ViewTile view={coInvestorsView} given={given} />
              <ViewTile view={roundsView} given={given} />
              <ViewTile view={paceView} given={given} />
            </Tiles>
          </Pane>
        )}
      </Answer>
    </Screen>
  )
}
