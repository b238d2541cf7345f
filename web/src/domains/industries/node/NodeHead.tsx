import type { ReactNode } from 'react'
import { named } from '../../../lib/names.ts'
import { useLanguage, useTexts } from '../../../lib/texts.ts'
import { Figure } from '../../../ui/Figure.tsx'
import { ScreenLink } from '../../../ui/ScreenLink.tsx'
import { BreadthBar } from '../BreadthBar.tsx'
import { industryTexts } from '../texts.ts'
import styles from './Node.module.css'
import { nodeAddress } from './tabs.ts'
import type { Path, Summary } from './types.ts'
import { ofSum } from '../../../ui/basis/basis.ts'
import { Text } from '../../../ui/kit/Text.tsx'

/** Name, way and figures of an industry, and how its companies stood on the last day. */
export function NodeHead({ summary: { node }, path }: { summary: Summary; path: Path }) {
  const t = useTexts(industryTexts)
  const language = useLanguage()
  const one = (name: string, title: string, figure: ReactNode) => (
    <div title={title}>
      <dt>{name}</dt>
      <dd>{figure}</dd>
    </div>
  )
  return (
    <header className={styles.head}>
      <div className={styles.names}>
        <Text as="h2">{named(node.nameZh, node.nameEn, language)}</Text>
        <span className={styles.level}>
          {t(node.level === 1 ? 'level_1' : node.level === 2 ? 'level_2' : 'level_3')} · {node.id} ·{' '}
          {t('ofCompanies', { count: node.num })}
        </span>
        {path.length > 1 ? (
          <nav aria-label={t('path')} className={styles.path}>
            {path.map((step, index) => (
              <span key={step.id}>
                {index ? ' › ' : ''}
                {step.id === node.id ? (
                  <Text as="b">{named(step.nameZh, step.nameEn, language)}</Text>
                ) : (
                  <ScreenLink to={nodeAddress(step.id)}>{named(step.nameZh, step.nameEn, language)}</ScreenLink>
                )}
              </span>
            ))}
          </nav>
        ) : null}
      </div>
      <dl className={styles.figures} aria-label={t('figures')}>
        {one(
          t('meanChange'),
          t('meanChangeLong', { date: node.day ?? '–' }),
          <Figure value={node.change} as="percent" change arrow reason={t('noQuote')} strong />,
        )}
        {one(
          t('capChange'),
          t('capChange'),
          <Figure value={node.capChange} as="percent" change reason={t('noCap')} strong />,
        )}
        {one(
          t('marketCap'),
          t('marketCapOf', { count: node.capCompanies }),
          <Figure value={node.marketCap} as="short" reason={t('noCap')} strong basis={ofSum(node.capStandIns)} />,
        )}
        {one(
          t('pe'),
          t('peOf', { count: node.peCompanies }),
          <Figure value={node.pe} basis={ofSum(node.capStandIns)} digits={1} reason={t('peNone')} strong />,
        )}
        {one(
          t('revenueGrowth'),
          t('medianLong'),
          <Figure value={node.revenueGrowth} as="percent" digits={1} change reason={t('noFigure')} strong />,
        )}
        {one(
          t('profitGrowth'),
          t('medianLong'),
          <Figure value={node.profitGrowth} as="percent" digits={1} change reason={t('noFigure')} strong />,
        )}
        {one(t('roe'), t('medianLong'), <Figure value={node.roe} digits={1} unit="%" reason={t('noFigure')} strong />)}
        {one(
          t('impact'),
          t('impactMean'),
          <Figure value={node.impactScore} digits={1} reason={t('noImpact')} strong />,
        )}
      </dl>
      <BreadthBar breadth={node} withoutQuote={node.withoutQuote} gone={node.gone} day={node.day} />
    </header>
  )
}
