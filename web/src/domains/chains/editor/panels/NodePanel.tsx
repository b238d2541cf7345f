import { regionName } from '@pandora/contract/records/provinces'
import { Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ChainNode } from '@pandora/contract/domains/chains/graph'
import { useLanguage, useTexts } from '../../../../lib/texts.ts'
import { named } from '../../../../lib/names.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Column, Row } from '../../../../ui/kit/Stack.tsx'
import { Text } from '../../../../ui/kit/Text.tsx'
import { Popup } from '../../../../ui/Popup.tsx'
import { SegmentedControl } from '../../../../ui/SegmentedControl.tsx'
import { SelectField } from '../../../../ui/Select.tsx'
import { Finder } from '../../../search/offers/finder/Finder.tsx'
import { changeKind, changeNodes, release } from '../model/edits.ts'
import { edgesAt } from '../model/walk.ts'
import { edit, useEditorStore, useGraph } from '../state.ts'
import { editorTexts } from '../texts.ts'
import { CompanyInfo } from './CompanyInfo.tsx'
import { CompanyRows } from './CompanyRows.tsx'
import { NameField } from './NameField.tsx'
import { NodeFigures } from './NodeFigures.tsx'
import { NumberField } from './NumberField.tsx'
import styles from './Panels.module.css'
import { PartRows } from './PartRows.tsx'
import { regionCodes } from './regions.ts'

interface Props {
  node: ChainNode
  /** Its name is to be typed now: it was just added. */
  naming: boolean
  risks: ReactNode
  onDelete: () => void
}

/** Everything of a node, to be read and changed. */
export function NodePanel({ node, naming, risks, onDelete }: Props) {
  const t = useTexts(editorTexts)
  const language = useLanguage()
  const store = useEditorStore()
  const graph = useGraph()
  const { id, kind, data } = node
  const only = new Set([id])
  const change = (patch: Partial<ChainNode['data']>, field: string) =>
    edit(store, 'change', changeNodes(only, patch), `${id} ${field}`)
  const joined = edgesAt(graph, id).length
  return (
    <Column gap={5}>
      <NameField value={data.name} focus={naming} onChange={(name) => change({ name }, 'name')} />
      {kind === 'group' ? null : (
        <>
          <SegmentedControl
            label={t('kind')}
            value={kind}
            options={[
              { value: 'company', text: t('kind_company') },
              { value: 'part', text: t('kind_part') },
            ]}
            onChange={(next) => edit(store, 'change', changeKind(id, next))}
          />
          {data.companyId !== null ? (
            <CompanyInfo companyId={data.companyId} />
          ) : kind === 'company' ? (
            <Text size="small" tone="stale">
              {t('unknownCompany')}
            </Text>
          ) : null}
          {kind === 'company' ? (
            <Popup
              label={t(data.companyId === null ? 'linkCompany' : 'changeCompany')}
              width={320}
              className={styles.button}
              face={t(data.companyId === null ? 'linkCompany' : 'changeCompany')}
            >
              {(close) => (
                <div className={styles.add}>
                  <Finder
                    label={t('company')}
                    onChoose={(found) => {
                      close()
                      if (found.kind !== 'company') return
                      const { companyId, companyNameZh, companyNameEn, stockCode } = found
                      change({ companyId, name: named(companyNameZh, companyNameEn, language, stockCode) }, 'company')
                    }}
                  />
                </div>
              )}
            </Popup>
          ) : null}
          <NodeFigures node={node} />
          {kind === 'part' ? (
            <CompanyRows companies={data.companies} onChange={(all, field) => change({ companies: all }, field)} />
          ) : null}
          <PartRows
            companyId={data.companyId}
            parts={data.partList}
            onChange={(partList, field) => change({ partList }, field)}
          />
          {risks}
          <SelectField
            label={t('region')}
            value={data.region ?? ''}
            height="middle"
            onChange={(event) => change({ region: event.target.value || null }, 'region')}
          >
            <option value="">{t('noRegion')}</option>
            {regionCodes(data.region).map((code) => (
              <option key={code} value={code}>
                {regionName(code, language)}
              </option>
            ))}
          </SelectField>
          <NumberField
            label={t('inventoryDays')}
            value={data.inventoryDays}
            least={0}
            most={3650}
            wrong={t('notDays')}
            onChange={(inventoryDays) => change({ inventoryDays }, 'inventory')}
          />
        </>
      )}
      <label className={styles.field}>
        <span>{t('note')}</span>
        <textarea
          className={styles.note}
          rows={3}
          maxLength={500}
          value={data.note ?? ''}
          onChange={(event) => change({ note: event.target.value || null }, 'note')}
        />
      </label>
      {node.placed && kind !== 'group' ? (
        <Row place="between">
          <Text size="small" tone="quiet">
            {t('placed')}
          </Text>
          <Button size="small" onClick={() => edit(store, 'layout', release(only))}>
            {t('release')}
          </Button>
        </Row>
      ) : null}
      <Row place="between">
        <Text size="small" tone="quiet">
          {t('deleteNodeHint', { count: joined })}
        </Text>
        <Button kind="danger" size="small" icon={<Trash2 size={14} aria-hidden="true" />} onClick={onDelete}>
          {t('deleteNode')}
        </Button>
      </Row>
    </Column>
  )
}
