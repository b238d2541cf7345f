import { ranking } from '@pandora/contract/domains/ranking/operations'
import type { OutputOf } from '@pandora/contract/operation'
import { useOperation } from '../../../lib/api/useOperation.ts'
import { number, percent } from '../../../lib/formats.ts'
import { named } from '../../../lib/names.ts'
import { useLanguage, useTexts } from '../../../lib/texts.ts'
import { Answer } from '../../../ui/Answer.tsx'
import { Drawer } from '../../../ui/Drawer.tsx'
import { Facts } from '../../../ui/kit/Facts.tsx'
import { Column } from '../../../ui/kit/Stack.tsx'
import { Text } from '../../../ui/kit/Text.tsx'
import { ScreenLink } from '../../../ui/ScreenLink.tsx'
import { rawWord } from '../offers/rawWord.ts'
import { rankingTexts, type RankingSay } from '../texts.ts'
import styles from '../Ranking.module.css'

type Receipt = OutputOf<typeof ranking.receipt>
type Part = Receipt['parts'][number]

const signed = (value: number | null) => number(value, { digits: 1, sign: true })

function spanOf({ of, since }: Part, t: RankingSay): string {
  if (of === null) return t('notKnown')
  return since === null ? t('ofDay', { day: of }) : t('ofSpan', { from: since, to: of })
}

function Parts({ receipt }: { receipt: Receipt }) {
  const t = useTexts(rankingTexts)
  return (
    <table className={styles.parts}>
      <thead>
        <tr>
          <th scope="col">{t('factor')}</th>
          <th scope="col">{t('raw_value')}</th>
          <th scope="col">{t('z')}</th>
          <th scope="col">{t('weight')}</th>
          <th scope="col">{t('pointsOf')}</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row" colSpan={4}>
            {t('base')}
          </th>
          <td>{number(receipt.base, { digits: 1 })}</td>
        </tr>
        {receipt.parts.map((part) => (
          <tr key={part.factor}>
            <th scope="row">
              {t(`factor_${part.factor}`)}
              <Text as="span" tone="quiet" size="tiny">
                {spanOf(part, t)}
              </Text>
            </th>
            <td>{rawWord(part.factor, part.raw)}</td>
            <td>{signed(part.z)}</td>
            <td>{percent(part.weight * 100, { digits: 1, sign: false })}</td>
            <td>{part.of === null ? '–' : signed(part.points)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={4}>
            {t('score_ai')}
          </th>
          <td>{number(receipt.score, { digits: 1 })}</td>
        </tr>
      </tfoot>
    </table>
  )
}

/** How an AI score comes about: 50 and the points of the factors add up to it. */
export default function ScoreDrawer({ companyId, onClose }: { companyId: string; onClose: () => void }) {
  const t = useTexts(rankingTexts)
  const language = useLanguage()
  const query = useOperation(ranking.receipt, { companyId })
  const name = query.data ? named(query.data.nameZh, query.data.nameEn, language, query.data.code) : ''
  return (
    <Drawer title={t('receiptTitle')} context={name} onClose={onClose}>
      <Answer query={query}>
        {(receipt) => (
          <Column gap={5}>
            <Facts
              items={[
                { label: t('day'), value: receipt.day ?? '–' },
                {
                  label: t('rankOf'),
                  value: receipt.rank === null ? '–' : `${receipt.rank} / ${number(receipt.of, { digits: 0 })}`,
                },
                { label: t('coverage'), value: percent(receipt.coverage * 100, { digits: 0, sign: false }) },
                { label: t('version'), value: receipt.version },
              ]}
            />
            <Parts receipt={receipt} />
            <Text as="p" tone="quiet" size="small">
              {t('receiptNote')}
            </Text>
            <ScreenLink to={`/index/company/${companyId}`}>{t('openCompany', { name })}</ScreenLink>
          </Column>
        )}
      </Answer>
    </Drawer>
  )
}
