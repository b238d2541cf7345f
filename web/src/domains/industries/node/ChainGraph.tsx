import { named } from '../../../lib/names.ts'
import { useLanguage, useTexts } from '../../../lib/texts.ts'
import { Figure } from '../../../ui/Figure.tsx'
import { ScreenLink } from '../../../ui/ScreenLink.tsx'
import { industryTexts } from '../texts.ts'
import { curves, DRAWN } from './chain.ts'
import styles from './Chain.module.css'
import { nodeAddress } from './tabs.ts'
import type { Link, NodeFigures } from './types.ts'
import { Text } from '../../../ui/kit/Text.tsx'

const ROW = 46
const GAP = 72

/** Industries on one side as rows; a longer bar is better attested. */
function Side({ links, side }: { links: readonly Link[]; side: 'upstream' | 'downstream' }) {
  const t = useTexts(industryTexts)
  const language = useLanguage()
  const most = Math.max(1, ...links.map(({ evidence }) => evidence ?? 0))
  if (links.length === 0) return <p className={styles.none}>{t(side === 'upstream' ? 'noUpstream' : 'noDownstream')}</p>
  return (
    <ul className={styles.side} aria-label={t(side)}>
      {links.map((link) => {
        const name = named(link.nameZh, link.nameEn, language)
        const about =
          link.origin === 'supply'
            ? t('linksOf', {
                evidence: link.evidence ?? 0,
                suppliers: link.suppliers ?? 0,
                customers: link.customers ?? 0,
              })
            : link.evidence === null
              ? t('evidenceNone')
              : t('evidenceOf', { evidence: link.evidence })
        const products = link.products
          .map(({ zh, en }) => named(zh, en, language))
          .join(language === 'en' ? ', ' : '、')
        return (
          <li
            key={`${link.origin} ${link.id ?? name}`}
            className={styles.row}
            style={{ height: ROW - 6 }}
            title={[name, about, products].filter(Boolean).join(' · ')}
          >
            <i
              className={styles.weight}
              style={{ width: `${((link.evidence ?? 0) / most) * 100}%` }}
              aria-hidden="true"
            />
            <span className={styles.rowName}>
              {link.id ? (
                <ScreenLink to={nodeAddress(link.id, 'chain')}>{name}</ScreenLink>
              ) : (
                <>
                  {name} <small>{t('notInTree')}</small>
                </>
              )}
            </span>
            <span className={styles.rowAbout}>{[about, products].filter(Boolean).join(' · ')}</span>
            <span className={styles.rowChange}>
              <Figure value={link.change} as="percent" change reason={t('noQuote')} />
            </span>
          </li>
        )
      })}
    </ul>
  )
}

/** An industry between those it is supplied by and those it supplies. */
export function ChainGraph({
  node,
  upstream,
  downstream,
}: {
  node: NodeFigures
  upstream: readonly Link[]
  downstream: readonly Link[]
}) {
  const t = useTexts(industryTexts)
  const language = useLanguage()
  const [up, down] = [upstream.slice(0, DRAWN), downstream.slice(0, DRAWN)]
  const height = Math.max(up.length, down.length, 1) * ROW
  const wires = (rows: number, towards: 'right' | 'left') => (
    <svg className={styles.wires} width={GAP} height={height} aria-hidden="true">
      <g transform={`translate(0 ${(height - rows * ROW) / 2})`}>
        {curves(rows, ROW, GAP, towards, (rows * ROW) / 2).map((path) => (
          <path key={path} d={path} />
        ))}
      </g>
    </svg>
  )
  return (
    <div className={styles.graph}>
      <div className={styles.column}>
        <h3>
          {t('upstream')} <small>{upstream.length}</small>
        </h3>
        <div className={styles.middle} style={{ minHeight: height }}>
          <Side links={up} side="upstream" />
        </div>
        {upstream.length > DRAWN ? (
          <p className={styles.more}>{t('moreInTable', { count: upstream.length - DRAWN })}</p>
        ) : null}
      </div>
      {wires(up.length, 'right')}
      <div className={styles.centre}>
        <div className={styles.self}>
          <Text as="b">{named(node.nameZh, node.nameEn, language)}</Text>
          <span>{t('ofCompanies', { count: node.num })}</span>
          <Figure value={node.change} as="percent" change arrow reason={t('noQuote')} strong />
        </div>
      </div>
      {wires(down.length, 'left')}
      <div className={styles.column}>
        <h3>
          {t('downstream')} <small>{downstream.length}</small>
        </h3>
        <div className={styles.middle} style={{ minHeight: height }}>
          <Side links={down} side="downstream" />
        </div>
        {downstream.length > DRAWN ? (
          <p className={styles.more}>{t('moreInTable', { count: downstream.length - DRAWN })}</p>
        ) : null}
      </div>
    </div>
  )
}
