import { useState } from 'react'
import { scenarios } from '@pandora/contract/domains/scenarios/operations'
import type { ScenarioDefinition, ScenarioLink, ScenarioPath } from '@pandora/contract/domains/scenarios/shapes'
import { useAddressField } from '../../lib/address.ts'
import { useOperation } from '../../lib/api/useOperation.ts'
import { named } from '../../lib/names.ts'
import { useLanguage, useTexts } from '../../lib/texts.ts'
import { Answer } from '../../ui/Answer.tsx'
import { Button } from '../../ui/Button.tsx'
import { Column, Row } from '../../ui/kit/Stack.tsx'
import { Text } from '../../ui/kit/Text.tsx'
import { SegmentedControl } from '../../ui/SegmentedControl.tsx'
import { Skeleton } from '../../ui/States.tsx'
import { Tile } from '../../ui/Tile.tsx'
import styles from './Scenarios.module.css'
import { scenariosTexts } from './texts.ts'
import { Waterfall } from './Waterfall.tsx'
import { nodeName, shareRange, shareText } from './words.ts'

const ends = ['low', 'high'] as const
const said = { supplier: 'disclosed_supplier', customer: 'disclosed_customer' } as const

function Receipt({ links, path }: { links: readonly ScenarioLink[]; path: ScenarioPath }) {
  const t = useTexts(scenariosTexts)
  const language = useLanguage()
  const names = new Map(path.nodes.map((one) => [one.nodeId, nodeName(one, language)]))
  return (
    <Column as="ol" gap={3}>
      {links.map((one) => {
        const { file, line, title, quote } = one.evidence
        const shares = [
          [one.purchaseShare, 'purchaseShare'],
          [one.revenueShare, 'revenueShare'],
        ] as const
        return (
          <Column as="li" key={one.edgeId} gap={1}>
            <Text size="small">
              {names.get(one.supplierId)} {t('supplies')} {names.get(one.customerId)}
              {one.productZh ? ` · ${named(one.productZh, one.productEn, language)}` : ''}
            </Text>
            <Text size="small" tone="quiet">
              {shares.map(([range, word]) => `${t(word)} ${range ? shareRange(range) : t('unknownShare')}`).join(' · ')}
            </Text>
            <Text size="small" tone="quiet">
              {[
                one.disclosedBy ? t(said[one.disclosedBy as keyof typeof said] ?? 'disclosed_third') : null,
                one.from ? t('since', { day: one.from }) : null,
                title ?? file,
                line === null ? null : t('line', { line }),
                quote ? `“${quote}”` : null,
              ]
                .filter(Boolean)
                .join(' · ')}
            </Text>
          </Column>
        )
      })}
    </Column>
  )
}

/** The ways on which a shock reaches a company, as a waterfall that adds up, each with the supplies it rests on. */
export function Explanation({ definition, nodeId }: { definition: ScenarioDefinition; nodeId: string }) {
  const t = useTexts(scenariosTexts)
  const language = useLanguage()
  const [bound, setBound] = useAddressField('bound')
  const [open, setOpen] = useState<number | null>(null)
  const end = bound === 'low' ? 'low' : 'high'
  const query = useOperation(scenarios.explain, { ...definition, node: nodeId, bound: end }, { keepPrevious: true })
  const { data } = query
  const wayOf = (path: ScenarioPath) => path.nodes.map((one) => nodeName(one, language)).join(' → ')
  const shown = data?.paths[open ?? -1]
  return (
    <Tile
      title={t('waterfall')}
      context={data ? nodeName(data, language) : null}
      controls={
        <SegmentedControl
          label={t('bound')}
          value={end}
          options={ends.map((value) => ({ value, text: t(`bound_${value}`) }))}
          onChange={(value) => setBound(value === 'high' ? '' : value)}
        />
      }
      onExport={() => ({
        name: t('waterfall'),
        head: [t('waterfall'), t('firstDay'), t('pathAdds')],
        rows: [
          [t('own'), 0, data?.own ?? 0],
          ...(data?.paths ?? []).map((path) => [wayOf(path), path.day, path.share]),
          [t('rest'), null, data?.rest ?? 0],
          [t('whole'), null, data?.effect ?? 0],
        ],
      })}
      fit
    >
      <Answer query={query} waiting={<Skeleton count={6} height={28} />}>
        {(of) => (
          <Column gap={4}>
            <Waterfall
              name={t('explain', { name: nodeName(of, language) })}
              steps={[
                ...(of.own > 0 ? [{ key: 'own', name: t('own'), adds: of.own }] : []),
                ...of.paths.map((path, at) => ({
                  key: String(at),
                  name: wayOf(path),
                  adds: path.share,
                  deed: (
                    <Button
                      size="small"
                      kind="quiet"
                      aria-expanded={open === at}
                      onClick={() => setOpen(open === at ? null : at)}
                    >
                      {t(open === at ? 'hideReceipt' : 'showReceipt')}
                    </Button>
                  ),
                })),
                ...(of.rest > 1e-9 ? [{ key: 'rest', name: t('rest'), adds: of.rest }] : []),
              ]}
              whole={{ name: t('whole'), value: of.effect }}
              text={shareText}
            />
            {shown ? (
              <Column gap={3} role="region" aria-label={t('showReceipt')} className={styles.receipt}>
                <Row gap={3}>
                  <Text strong>{wayOf(shown)}</Text>
                </Row>
                <Receipt links={shown.links} path={shown} />
              </Column>
            ) : null}
          </Column>
        )}
      </Answer>
    </Tile>
  )
}
