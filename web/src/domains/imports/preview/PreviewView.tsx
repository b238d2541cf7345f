import { useRef, useState } from 'react'
import { imports } from '@pandora/contract/domains/imports/operations'
import { recordKinds } from '@pandora/contract/records/kinds'
import type { KindName } from '@pandora/contract/records/kinds'
import { Button } from '../../../ui/Button.tsx'
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx'
import { ErrorState } from '../../../ui/States.tsx'
import { Tile } from '../../../ui/Tile.tsx'
import { Select } from '../../../ui/Select.tsx'
import { call } from '../../../lib/api/call.ts'
import { failureText } from '../../../lib/api/failure.ts'
import { useAction } from '../../../lib/api/useAction.ts'
import { useOperation } from '../../../lib/api/useOperation.ts'
import { notify } from '../../../lib/notices.ts'
import { useLanguage, useTexts } from '../../../lib/texts.ts'
import { setDraft, useDraft } from '../draft.ts'
import type { Part, Preview, Target } from '../draft.ts'
import { fieldName } from '../fieldNames.ts'
import { kindName } from '../kindName.ts'
import { FileTop } from './FileTop.tsx'
import { MappingTable } from './MappingTable.tsx'
import { askedPart, PartChoice } from './PartChoice.tsx'
import { readMapping } from './mappingModel.ts'
import { Pane, Row } from '../../../ui/kit/Stack.tsx'
import { Text } from '../../../ui/kit/Text.tsx'
import { Meter } from '../../../ui/kit/Meter.tsx'
import styles from './Preview.module.css'
import { StoredRows } from './StoredRows.tsx'
import { importTexts } from '../texts.ts'
import { useStart } from '../useStart.ts'

/** Kinds of data that a mapping can be drafted for: what people bring most first. */
const kindsOffered: readonly KindName[] = [
  ...new Set<KindName>([
    'daily_price',
    'observation',
    'document',
    'company',
    'share_count',
    'corporate_action',
    'statement_item',
    ...(Object.keys(recordKinds) as KindName[]),
  ]),
].filter((kind) => kind !== 'series')

/** What is known of the file and how sure its mapping is. */
function Facts({
  preview,
  edited,
  target,
  kind,
  part,
  onKind,
}: {
  preview: Preview
  part: Part | null
  edited: boolean
  target: Target
  kind: string
  onKind: (kind: KindName) => void
}) {
  const t = useTexts(importTexts)
  const language = useLanguage()
  const profiles = useOperation(imports.profiles, {})
  const [failure, setFailure] = useState<unknown>(null)
  const use = async (profile: string) => {
    try {
      setFailure(null)
      setDraft({
        preview: await call(imports.preview, { ...target, ...askedPart(part), ...(profile ? { profile } : {}) }),
        text: null,
      })
    } catch (error) {
      setFailure(error)
    }
  }
  const how = edited
    ? t('profileEdited')
    : preview.profile
      ? t('profileKnown', { name: preview.profile })
      : preview.profileText
        ? t('profileProposed')
        : t('profileNone')
  return (
    <>
      <dl className={styles.facts}>
        <div>
          <dt>{t('file')}</dt>
          <dd>{preview.file}</dd>
        </div>
        <div>
          <dt>{t('format')}</dt>
          <dd>{preview.format.toUpperCase()}</dd>
        </div>
        <PartChoice preview={preview} part={part} target={target} onFailure={setFailure} />
        <div>
          <dt>{t('encoding')}</dt>
          <dd>{preview.encoding.toUpperCase()}</dd>
        </div>
        <div>
          <dt>{t('columns')}</dt>
          <dd>{t('columnCount', { count: preview.columns.length })}</dd>
        </div>
        <div>
          <dt>{t('profile')}</dt>
          <dd>{how}</dd>
        </div>
        <div>
          <dt>{t('confidence')}</dt>
          <Row as="dd">
            <Meter value={preview.confidence * 100} className={styles.meter} />
            {Math.round(preview.confidence * 100)}%
          </Row>
        </div>
        <div>
          <dt>
            <label htmlFor="import-kind">{t('kind')}</label>
          </dt>
          <dd>
            <Select
              height="small"
              id="import-kind"
              value={kind}
              onChange={(event) => {
                const chosen = kindsOffered.find((one) => one === event.target.value)
                if (chosen) onKind(chosen)
              }}
            >
              {kind === '' ? <option value="">{t('chooseKind')}</option> : null}
              {kindsOffered.map((one) => (
                <option key={one} value={one}>
                  {kindName(one, language)}
                </option>
              ))}
            </Select>
          </dd>
        </div>
        {preview.missing.length ? (
          <div>
            <dt>{t('missing')}</dt>
            <Text as="dd" tone="stale">
              {preview.missing
                .map((field) => fieldName(undefined, field, language))
                .join(language === 'en' ? ', ' : '、')}
            </Text>
          </div>
        ) : null}
        <div>
          <dt>
            <label htmlFor="import-profile">{t('useProfile')}</label>
          </dt>
          <dd>
            <Select
              height="small"
              id="import-profile"
              value={preview.profile ?? ''}
              onChange={(event) => {
                void use(event.target.value)
              }}
            >
              <option value="">{t('useProfileNone')}</option>
              {profiles.data?.dataList.map(({ name, titleZh, titleEn }) => (
                <option key={name} value={name}>
                  {language === 'en' ? titleEn : titleZh}
                </option>
              ))}
            </Select>
          </dd>
        </div>
      </dl>
      {failure ? <ErrorState failure={failure} withOld /> : null}
    </>
  )
}

/** Line of the header that a mapping says by hand. */
function chosenHeader(text: string): number | undefined {
  const line = /^format:.*\bheader: (\d+)/m.exec(text)?.[1] ?? /^ {2}header: (\d+)/m.exec(text)?.[1]
  return line === undefined ? undefined : Number(line)
}

interface Props {
  target: Target
  preview: Preview
  onAnother: () => void
}

/** A file under its mapping: editable as a table or as text, its first rows as they would be stored, and the start. */
export function PreviewView({ target, preview, onAnother }: Props) {
  const t = useTexts(importTexts)
  const language = useLanguage()
  const draft = useDraft((state) => state.text)
  const part = useDraft((state) => state.part)
  const [view, setView] = useState<'table' | 'expert'>('table')
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)
  const save = useAction(imports.saveProfile, { invalidates: [imports.profiles] })
  const { start, starting } = useStart()
  const text = draft ?? preview.profileText
  const changed = text !== preview.profileText
  const edit = (next: string) => setDraft({ text: next })
  const apply = async () => {
    setBusy(true)
    setFailure(null)
    try {
      setDraft({
        preview: await call(imports.preview, { ...target, ...askedPart(part), profileText: text }),
        text: null,
      })
    } catch (error) {
      setFailure(error)
    }
    setBusy(false)
  }
  const model = readMapping(text)
  const kind =
    preview.kind ??
    (model.problem === null
      ? kindsOffered.find((one) => model.records.some((record) => record.kind === one))
      : undefined) ??
    ''
  // What was worked out for one kind is there again when the reader comes back to it.
  const before = useRef(new Map<string, string>())
  const redraft = async (asked: { kind?: KindName; header?: number }) => {
    if (text) before.current.set(`${kind} ${preview.header.join()}`, text)
    setBusy(true)
    setFailure(null)
    try {
      const header = asked.header ?? chosenHeader(text)
      const next = await call(imports.preview, {
        ...target,
        ...askedPart(part),
        ...(asked.kind ? { kind: asked.kind } : {}),
        ...(header === undefined ? {} : { header }),
      })
      const kept = before.current.get(`${next.kind ?? ''} ${next.header.join()}`)
      setDraft({ preview: next, text: kept !== undefined && kept !== next.profileText ? kept : null })
    } catch (error) {
      setFailure(error)
    }
    setBusy(false)
  }
  // A list of several is told with the start; of an archive every file is meant where none was chosen.
  const list = preview.parts.find((one) => one.read && one.kind === 'property')
  const whole = { ...target, ...askedPart(part ?? list ?? null) }
  const mapping = preview.profile && !changed ? { profile: preview.profile } : { profileText: text }
  const ready = text !== '' && !changed && !preview.missing.length
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <Facts
          preview={preview}
          edited={changed}
          target={target}
          kind={kind}
          part={part}
          onKind={(chosen) => {
            void redraft({ kind: chosen })
          }}
        />
        <Row gap={3} align="stretch" wrap>
          <Button onClick={onAnother}>{t('another')}</Button>
          <Button
            busy={save.isPending}
            disabled={!text || changed || preview.profile !== null}
            onClick={() =>
              save.mutate(
                { text },
                {
                  onSuccess: ({ data }) => {
                    notify('success', t('saved', { name: data.name }))
                    setDraft({ preview: { ...preview, profile: data.name } })
                  },
                  onError: (error) => notify('error', failureText(error, language)),
                },
              )
            }
          >
            {t('saveProfile')}
          </Button>
          <Button title={t('dryRunHint')} disabled={!ready} busy={starting} onClick={() => start(whole, mapping, true)}>
            {t('dryRun')}
          </Button>
          <Button kind="primary" disabled={!ready} busy={starting} onClick={() => start(whole, mapping, false)}>
            {t('start')}
          </Button>
        </Row>
      </div>
      <Tile
        title={t('asItStands')}
        context={preview.header.length ? t('headerAt', { lines: preview.header.join(' + ') }) : undefined}
        className={styles.asItStands}
      >
        <FileTop
          preview={preview}
          busy={busy}
          onHeader={(line) => {
            void redraft({ header: line, ...(preview.kind ? { kind: preview.kind as KindName } : {}) })
          }}
        />
      </Tile>
      <div className={styles.panes}>
        <Tile
          title={t('mapping')}
          className={styles.mapping}
          controls={
            <SegmentedControl
              label={t('mappingView')}
              value={view}
              options={[
                { value: 'table', text: t('mappingTable') },
                { value: 'expert', text: t('mappingExpert') },
              ]}
              onChange={setView}
            />
          }
        >
          <Pane>
            <div className={styles.body}>
              {view === 'expert' ? (
                <textarea
                  className={styles.yaml}
                  aria-label={t('mappingExpert')}
                  value={text}
                  spellCheck={false}
                  onChange={(event) => edit(event.target.value)}
                />
              ) : (
                <MappingTable
                  text={text}
                  columns={preview.columns}
                  sample={preview.sample}
                  refused={new Set(preview.rows.flatMap(({ rejections }) => rejections.map(({ reason }) => reason)))}
                  onChange={edit}
                />
              )}
            </div>
            {failure ? (
              <ErrorState
                failure={failure}
                onRetry={() => {
                  void apply()
                }}
                withOld
              />
            ) : null}
            {changed ? (
              <Row className={styles.apply} gap={3} wrap>
                <span className={styles.quiet}>{t('changed')}</span>
                <Button
                  size="small"
                  onClick={() => {
                    setFailure(null)
                    setDraft({ text: null })
                  }}
                >
                  {t('revert')}
                </Button>
                <Button
                  size="small"
                  kind="primary"
                  busy={busy}
                  onClick={() => {
                    void apply()
                  }}
                >
                  {t('apply')}
                </Button>
              </Row>
            ) : null}
          </Pane>
        </Tile>
        <Tile
          title={t('stored')}
          context={t('storedContext', { count: preview.rows.length })}
          className={styles.stored}
        >
          {preview.rows.length ? (
            <StoredRows rows={preview.rows} />
          ) : (
            <p className={styles.unused}>{t('storedNone')}</p>
          )}
        </Tile>
      </div>
    </div>
  )
}
