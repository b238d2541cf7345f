import { companies } from '@pandora/contract/domains/companies/operations'
import { useOperation } from '../../../../lib/api/useOperation.ts'
import { named } from '../../../../lib/names.ts'
import { useLanguage, useTexts } from '../../../../lib/texts.ts'
import { Answer } from '../../../../ui/Answer.tsx'
import { Figure } from '../../../../ui/Figure.tsx'
import { ofQuote } from '../../../../ui/basis/basis.ts'
import { Facts } from '../../../../ui/kit/Facts.tsx'
import { Column, Row } from '../../../../ui/kit/Stack.tsx'
import { Text } from '../../../../ui/kit/Text.tsx'
import { ScreenLink } from '../../../../ui/ScreenLink.tsx'
import { Skeleton } from '../../../../ui/States.tsx'
import { RiskOpportunityCell } from '../../../impact/offers/scores/Scores.tsx'
import { useOverlay } from '../overlay.ts'
import { editorTexts } from '../texts.ts'

/** What is known of the company of a node: name, price, market value, scores, and the way to its page (CHAIN-03). */
export function CompanyInfo({ companyId }: { companyId: string }) {
  const t = useTexts(editorTexts)
  const language = useLanguage()
  const query = useOperation(companies.profile, { companyId })
  const { scores } = useOverlay()
  return (
    <Answer query={query} waiting={<Skeleton count={2} />}>
      {({ companyNameZh, companyNameEn, stockCode, exchangeZh, exchangeEn, quote }) => {
        const name = named(companyNameZh, companyNameEn, language, stockCode)
        const known = scores.get(companyId)
        return (
          <Column gap={3} as="section" aria-label={name}>
            <Row place="between">
              <Text strong>{name}</Text>
              <Text size="small" tone="quiet">
                {stockCode} · {language === 'en' ? exchangeEn : exchangeZh}
              </Text>
            </Row>
            <Facts
              as="cells"
              items={[
                ...(quote === null
                  ? []
                  : [
                      {
                        key: 'price',
                        label: `${t('lastPrice')} ${quote.date}`,
                        value: (
                          <Row gap={3}>
                            <Figure value={quote.close} />
                            <Figure value={quote.changeRate} basis={ofQuote(quote)} as="percent" change />
                          </Row>
                        ),
                      },
                    ]),
                ...(known
                  ? [
                      {
                        key: 'scores',
                        label: t('riskOpportunity'),
                        value: (
                          <RiskOpportunityCell
                            companyId={companyId}
                            name={name}
                            scores={{ ...known, impactScore: null, impact: null }}
                          />
                        ),
                      },
                    ]
                  : []),
              ]}
            />
            <ScreenLink to={`/index/company/${encodeURIComponent(companyId)}`}>{t('openCompany')}</ScreenLink>
          </Column>
        )
      }}
    </Answer>
  )
}
