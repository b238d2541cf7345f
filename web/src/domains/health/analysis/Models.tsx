import { lazy, Suspense, useState } from 'react'
import { analysis } from '@pandora/contract/domains/analysis/operations'
import type { OutputOf } from '@pandora/contract/operation'
import { useOperation } from '../../../lib/api/useOperation.ts'
import { bytes, dateTime, number } from '../../../lib/formats.ts'
import { useTexts } from '../../../lib/texts.ts'
import { Answer } from '../../../ui/Answer.tsx'
import { Drawer } from '../../../ui/Drawer.tsx'
import { Empty, Skeleton } from '../../../ui/States.tsx'
import { Tile } from '../../../ui/Tile.tsx'
import { Text } from '../../../ui/kit/Text.tsx'
import styles from './Analysis.module.css'
import { analysisTexts } from './texts.ts'

const Markdown = lazy(() => import('../../../ui/markdown/Markdown.tsx'))

type Model = OutputOf<typeof analysis.models>['dataList'][number]

function ModelLine({ model, onOpen }: { model: Model; onOpen: () => void }) {
  const t = useTexts(analysisTexts)
  return (
    <li>
      <button type="button" className={styles.model} title={t('openCard', { name: model.name })} onClick={onOpen}>
        <b>{model.name}</b>
        <Text size="small" tone="quiet">
          {model.version} · {t(`origin_${model.origin}`)}
        </Text>
        <Text size="small" tone="quiet">
          {t('rows')} {number(model.rows, { digits: 0 })} · {bytes(model.bytes)} · {t('labels')}{' '}
          {number(model.labels.length, { digits: 0 })}
        </Text>
      </button>
    </li>
  )
}

/** Models in use; each opens its card: what went in, what it reached on every set, what it is weak at. */
export function Models({ className }: { className?: string | undefined }) {
  const t = useTexts(analysisTexts)
  const query = useOperation(analysis.models, {})
  const [opened, open] = useState<string | null>(null)
  const model = query.data?.dataList.find(({ name }) => name === opened)
  return (
    <Tile
      title={t('models')}
      className={className}
      onRefresh={() => {
        void query.refetch()
      }}
      refreshing={query.isFetching}
    >
      <Answer query={query} waiting={<Skeleton count={6} height={44} />}>
        {({ dataList, versions }) =>
          dataList.length === 0 ? (
            <Empty why={t('noModels')} />
          ) : (
            <>
              <ul aria-label={t('models')}>
                {dataList.map((one) => (
                  <ModelLine key={one.name} model={one} onOpen={() => open(one.name)} />
                ))}
              </ul>
              <Text className={styles.label} as="p" size="small" tone="quiet">
                {t('versions')}
              </Text>
              <Text className={styles.versions} as="ul" size="small" tone="plain">
                {versions.map((one) => (
                  <li key={one.versionId} title={one.key}>
                    {t('versionLine', {
                      version: `#${one.versionId}`,
                      documents: number(one.documents, { digits: 0 }),
                      at: dateTime(one.firstUsedAt),
                    })}
                  </li>
                ))}
              </Text>
            </>
          )
        }
      </Answer>
      {model ? (
        <Drawer title={t('card')} context={`${model.name} ${model.version}`} onClose={() => open(null)}>
          <Text as="p" size="small" tone="quiet">
            {t('labels')}: {model.labels.join(', ')}
          </Text>
          {model.card ? (
            <Suspense fallback={<Skeleton count={8} height={20} />}>
              <Markdown text={model.card} />
            </Suspense>
          ) : (
            <Text as="p" size="small" tone="quiet">
              {t('noCard')}
            </Text>
          )}
        </Drawer>
      ) : null}
    </Tile>
  )
}
