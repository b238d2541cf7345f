import type { ReactNode } from 'react'
import type { Theme } from '@pandora/contract/domains/themes/shapes'
import { useLanguage, useTexts } from '../../../lib/texts.ts'
import { Figure } from '../../../ui/Figure.tsx'
import { PointFigure } from '../../impact/offers/scores/Scores.tsx'
import { heatReason, nameOf } from '../model.ts'
import type { ThemeBubble, ThemeMap } from '../model.ts'
import { themeTexts } from '../texts.ts'
import styles from '../Themes.module.css'
import { ofCap, ofChange, ofSum } from '../../../ui/basis/basis.ts'
import { Cap } from './columns.tsx'
import { Text } from '../../../ui/kit/Text.tsx'

/** Names and values under one another, in a card. */
function Facts({ rows }: { rows: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <dl className={styles.facts}>
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** What is known of a theme: as a visitor sees it, or with its companies where the list gives them. */
export type KnownTheme = Pick<
  Theme,
  | 'themeId'
  | 'nameZh'
  | 'nameEn'
  | 'companies'
  | 'marketCap'
  | 'changeRate'
  | 'riskPoint'
  | 'opportunityPoint'
  | 'capStandIns'
> &
  Partial<Pick<Theme, 'heat' | 'preview' | 'tradeDate'>>

/** The card of a theme: its figures and at most three companies (THEME-04). */
export function ThemeFacts({ theme }: { theme: KnownTheme }) {
  const t = useTexts(themeTexts)
  const language = useLanguage()
  const { companies, marketCap, changeRate, riskPoint, opportunityPoint, heat, preview } = theme
  return (
    <>
      <Facts
        rows={[
          [t('change'), <Figure key="change" value={changeRate} as="percent" change reason={t('noQuote')} />],
          [t('cap'), <Cap key="cap" value={marketCap} basis={ofSum(theme.capStandIns)} t={t} />],
          [t('companies'), t('companyCount', { count: companies })],
          [t('opportunity'), <PointFigure key="opportunity" value={opportunityPoint} side="opportunity" />],
          [t('risk'), <PointFigure key="risk" value={riskPoint} side="risk" />],
          ...(heat
            ? [[t('heat'), <Figure key="heat" value={heat.ratio} unit="×" reason={heatReason(heat, t)} />] as const]
            : []),
        ]}
      />
      {preview?.length ? (
        <ul className={styles.previewCard}>
          {preview.map((one) => (
            <li key={one.companyId}>
              <Text>{nameOf(one, language, one.companyId)}</Text>
              <span>
                <Figure
                  value={one.changeRate}
                  as="percent"
                  change
                  reason={t('noQuote')}
                  basis={ofChange(one.changeAdjusted)}
                />
              </span>
            </li>
          ))}
        </ul>
      ) : null}
    </>
  )
}

/** The card of a company in a theme. */
export function CompanyFacts({ bubble }: { bubble: Omit<ThemeBubble, 'themeId' | 'industryCode' | 'impactScore'> }) {
  const t = useTexts(themeTexts)
  return (
    <Facts
      rows={[
        [
          t('change'),
          <Figure
            key="change"
            value={bubble.changeRate}
            as="percent"
            change
            reason={t('noQuote')}
            basis={ofChange(bubble.changeAdjusted)}
          />,
        ],
        [t('cap'), <Cap key="cap" value={bubble.marketCap} basis={ofCap(bubble.capBasis)} t={t} />],
        [
          t('membership'),
          <span key="membership">
            {Math.round(bubble.membership * 100)}
            {bubble.band ? ` · ${t(`band_${bubble.band}`)}` : ''}
          </span>,
        ],
        [
          t('revenueShare'),
          <Figure key="share" value={bubble.revenueShare} as="percent" digits={1} reason={t('notReported')} />,
        ],
        [t('opportunity'), <PointFigure key="opportunity" value={bubble.opportunityPoint} side="opportunity" />],
        [t('risk'), <PointFigure key="risk" value={bubble.riskPoint} side="risk" />],
      ]}
    />
  )
}

/** The card of a link of the chain. */
export function NodeFacts({ node }: { node: ThemeMap['nodes'][number] }) {
  const t = useTexts(themeTexts)
  return (
    <Facts
      rows={[
        ...(node.stage ? [[t('industry'), t(`stage_${node.stage}`)] as const] : []),
        [t('companies'), t('companyCount', { count: node.companies })],
        [
          t('change'),
          <Figure
            key="change"
            value={node.changeRate}
            as="percent"
            change
            reason={t('noQuote')}
            basis={ofChange(node.changeAdjusted)}
          />,
        ],
        [t('cap'), <Cap key="cap" value={node.marketCap} basis={ofCap(node.capBasis)} t={t} />],
        [t('opportunity'), <PointFigure key="opportunity" value={node.opportunityPoint} side="opportunity" />],
        [t('risk'), <PointFigure key="risk" value={node.riskPoint} side="risk" />],
      ]}
    />
  )
}
