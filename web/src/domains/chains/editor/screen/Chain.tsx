import { useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react'
import { chains } from '@pandora/contract/domains/chains/operations'
import { useOperation } from '../../../../lib/api/useOperation.ts'
import { useAddressField, useGo } from '../../../../lib/address.ts'
import { slot } from '../../../../lib/installed.ts'
import { useLanguage, useTexts } from '../../../../lib/texts.ts'
import { usePhone } from '../../../../lib/usePhone.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Row } from '../../../../ui/kit/Stack.tsx'
import { Screen } from '../../../../ui/Screen.tsx'
import { ErrorState, Skeleton } from '../../../../ui/States.tsx'
import { useLook } from '../canvas/look.ts'
import { addNode } from '../commands.ts'
import { More } from '../head/More.tsx'
import { Tools } from '../head/Tools.tsx'
import { Words } from '../head/Words.tsx'
import { useLayout } from '../layout/useLayout.ts'
import { OverlayContext } from '../overlay.ts'
import { Flow } from '../below/Flow.tsx'
import { Side } from '../panels/Side.tsx'
import { PhoneChain } from '../phone/PhoneChain.tsx'
import { Start } from '../start/Start.tsx'
import { useEditor, useEditorStore } from '../state.ts'
import { Tables } from '../table/Tables.tsx'
import { editorTexts } from '../texts.ts'
import { Body } from './Body.tsx'
import { Conflict } from './Conflict.tsx'
import { EffectLegend } from './EffectLegend.tsx'
import { Leaving } from './Leaving.tsx'
import styles from './Screen.module.css'
import { useLoading } from './useLoading.ts'
import { useOverlays } from './useOverlays.ts'
import { usePanel } from './usePanel.tsx'
import { useSaving } from './useSaving.ts'

/** The editor of a chain: what is edited, saved, and what of it is shown. */
export function Chain({ chainId }: { chainId: string | null }) {
  const t = useTexts(editorTexts)
  const language = useLanguage()
  const phone = usePhone()
  const store = useEditorStore()
  const go = useGo()
  const [view, setView] = useAddressField('view')
  const [blank, setBlank] = useState(false)
  const [opened, setOpened] = useState(0)
  const { showAll, middle } = useLook()
  const layout = useLayout(store, showAll)
  const own = useEditor((editor) => editor.chainId)
  const version = useEditor((editor) => editor.version)
  const name = useEditor(({ history }) => history.present.name)
  const empty = useEditor(({ history }) => history.present.supplyChainGraph.nodes.length === 0)
  const saving = useSaving(store, (id) => go(`/index/chains/${id}`, { replace: true }))
  const { query, reload } = useLoading(store, chainId, (detail) =>
    saving.setStanding({ name: detail.name, version: detail.version, at: detail.savedAt }),
  )
  const { effects, buttons, panel } = usePanel()
  const overlay = useOverlays(effects)
  const chosen = useEditor(({ selection }) => selection.nodes)
  const risks = useOperation(chains.riskTypes, own === null ? {} : { chainId: own })
  const counts = useMemo(
    () => risks.data && new Map(risks.data.counts.map(({ id, events }) => [id, events])),
    [risks.data],
  )
  const save = useCallback(() => void saving.save(), [saving])
  const hearSave = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    save()
  })
  useEffect(() => {
    document.addEventListener('keydown', hearSave)
    return () => document.removeEventListener('keydown', hearSave)
  }, [])
  const open = () => setOpened((count) => count + 1)
  const add = () => {
    addNode(store, t('newNode'), middle())
    open()
  }
  const title = name.trim() || (chainId === null ? t('newChain') : t('unnamed'))
  const back = { to: '/index/chains', text: t('back') }
  const waiting = chainId !== null && own !== chainId
  if (waiting)
    return (
      <Screen title={title} back={back}>
        {query.error ? (
          <ErrorState failure={query.error} onRetry={() => void query.refetch()} />
        ) : (
          <Skeleton shape="block" />
        )}
      </Screen>
    )
  const starting = chainId === null && empty && !blank
  const dialogs = (
    <>
      <Leaving saving={saving.saving} onSave={saving.save} />
      {saving.standing && own !== null && version !== null ? (
        <Conflict
          chainId={own}
          base={version}
          standing={saving.standing}
          saving={saving.saving}
          onCopy={() => void saving.saveCopy()}
          onLoad={() => {
            saving.setStanding(null)
            void reload()
          }}
          onClose={() => saving.setStanding(null)}
        />
      ) : null}
    </>
  )
  if (phone)
    return (
      <OverlayContext value={overlay}>
        <Screen
          title={title}
          back={back}
          actions={
            own === null && !empty ? (
              <Button kind="primary" busy={saving.saving} onClick={save}>
                {t('save')}
              </Button>
            ) : null
          }
        >
          {own === null ? null : (
            <Row wrap className={styles.phone}>
              <Button onClick={() => go(`/index/chains/${own}/report`)}>{t('toReport')}</Button>
              {slot('chainPanel').map(({ key, name: word, screenOf }) => (
                <Button key={key} onClick={() => go(screenOf(own))}>
                  {word[language === 'en' ? 'en' : 'zh']}
                </Button>
              ))}
            </Row>
          )}
          {starting ? <Start /> : <PhoneChain />}
          {dialogs}
        </Screen>
      </OverlayContext>
    )
  if (starting)
    return (
      <Screen title={title} back={back}>
        <Start onDraft={() => layout.start(false, 'draft')} onNothing={() => setBlank(true)} />
        {dialogs}
      </Screen>
    )
  return (
    <OverlayContext value={overlay}>
      <Screen
        title={title}
        back={back}
        layout="fill"
        context={
          <Words shown={view === 'table' ? 'table' : 'graph'} onShow={(to) => setView(to === 'table' ? to : '')} />
        }
        actions={
          <Tools
            saving={saving.saving}
            onSave={save}
            onAdd={add}
            onLayOut={(all) => layout.start(all)}
            onStop={layout.stop}
          >
            {buttons}
            {own === null ? null : <More chainId={own} name={title} nodeIds={[...chosen]} />}
          </Tools>
        }
      >
        <div className={styles.body}>
          <div className={styles.main}>
            {view === 'table' ? (
              <div className={styles.table}>
                <Tables />
              </div>
            ) : (
              <Body onSave={save} onLayOut={() => layout.start()} onOpen={open} scenario={<EffectLegend />} />
            )}
            {own === null ? null : <Flow chainId={own} />}
            {empty ? (
              <Row className={styles.elsewhere}>
                {t('emptyGraph')}
                <Button size="small" onClick={add}>
                  {t('addNode')}
                </Button>
              </Row>
            ) : null}
          </div>
          {panel ?? <Side riskTypes={risks.data?.dataList ?? []} counts={counts ?? null} opened={opened} />}
        </div>
        {dialogs}
      </Screen>
    </OverlayContext>
  )
}
