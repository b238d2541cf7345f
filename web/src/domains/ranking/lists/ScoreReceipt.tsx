import { ranking } from '@pandora/contract/domains/ranking/operations'
import { useOperation } from '../../../lib/api/useOperation.ts'
import { number, percent } from '../../../lib/formats.ts'
import { useTexts } from '../../../lib/texts.ts'
import { Answer } from '../../../ui/Answer.tsx'
import { Drawer } from '../../../ui/Drawer.tsx'
import { Column as Rows } from '../../../ui/kit/Stack.tsx'
import { Text } from '../../../ui/kit/Text.tsx'
import { Facts } from '../../../ui/kit/Facts.tsx'
import { rankingTexts } from '../texts.ts'
import { nameOf, type Listed } from './marks.tsx'

/** How the AI score of a company comes about: 50 and the points of its factors add up to it. */
export function ScoreReceipt({ company, onClose }: { company: Listed; onClose: () => void }) {
  const t = useTexts(rankingTexts)
  const query = useOperation(ranking.receipt, { companyId: company.companyId })
  const points = (value: number) => number(value, { digits: 2, sign: true })
  return (
    <Drawer title={t('receipt')} context={nameOf(company)} onClose={onClose}>
      <Answer query={query}>
        {(receipt) => (
          <Rows gap={4}>
            <Facts
              items={[
                { label: t('base'), value: number(receipt.base, { digits: 2 }) },
                ...receipt.parts.map((part) => ({
                  key: part.factor,
                  label: t(`factor_${part.factor}`),
                  value:
                    part.raw === null
                      ? `${points(part.points)} · ${t('unknownFactor')}`
                      : [
                          points(part.points),
                          `${t('rawValue')} ${number(part.raw, { digits: 2 })}`,
                          `${t('weight')} ${percent(part.weight * 100, { digits: 0, sign: false })}`,
                          part.since && part.of ? `${part.since} … ${part.of}` : (part.of ?? ''),
                        ]
                          .filter(Boolean)
                          .join(' · '),
                })),
                { label: t('sum'), value: <b>{number(receipt.score, { digits: 2 })}</b> },
              ]}
            />
            <Text tone="quiet" size="small">
              {[
                receipt.rank === null ? '' : t('rankOf', { rank: String(receipt.rank), of: String(receipt.of) }),
                t('receiptNote', { version: receipt.version, day: receipt.day ?? '–' }),
              ]
                .filter(Boolean)
                .join(' · ')}
            </Text>
          </Rows>
        )}
      </Answer>
    </Drawer>
  )
}
