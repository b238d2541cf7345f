import { Plus } from 'lucide-react'
import { useState } from 'react'
import { imports } from '@pandora/contract/domains/imports/operations'
import type { OutputOf } from '@pandora/contract/operation'
import { Answer } from '../../ui/Answer.tsx'
import { Button } from '../../ui/Button.tsx'
import { Confirm } from '../../ui/dialog/Confirm.tsx'
import { SidePanel } from '../../ui/SidePanel.tsx'
import { Empty } from '../../ui/States.tsx'
import { DataTable } from '../../ui/table/DataTable.tsx'
import type { Column } from '../../ui/table/DataTable.tsx'
import { Tile } from '../../ui/Tile.tsx'
import { useAddressField } from '../../lib/address.ts'
import { failureText } from '../../lib/api/failure.ts'
import { useAction } from '../../lib/api/useAction.ts'
import { useOperation } from '../../lib/api/useOperation.ts'
import { kindName } from './kindName.ts'
import { notify } from '../../lib/notices.ts'
import { useLanguage, useTexts } from '../../lib/texts.ts'
import { Pane, Row } from '../../ui/kit/Stack.tsx'
import { Text } from '../../ui/kit/Text.tsx'
import styles from './Profiles.module.css'
import runStyles from './Runs.module.css'
import { importTexts } from './texts.ts'

type Profile = OutputOf<typeof imports.saveProfile>
const FRESH = '*new'
const start = 'name: my-profile\ntitle: { zh: 我的方案, en: My profile }\nmatch: { columns: [] }\nrecords: []\n'

/** A profile's text, saved and deleted. */
function Editor({
  profile,
  onClose,
  onSaved,
}: {
  profile: Profile | null
  onClose: () => void
  onSaved: (name: string) => void
}) {
  const t = useTexts(importTexts)
  const language = useLanguage()
  const [text, setText] = useState(profile?.text ?? start)
  const [asking, setAsking] = useState(false)
  const save = useAction(imports.saveProfile, { invalidates: [imports.profiles] })
  const remove = useAction(imports.deleteProfile, { invalidates: [imports.profiles] })
  const failed = (error: unknown) => notify('error', failureText(error, language))
  const keep = (content: string) =>
    save.mutate(
      { text: content },
      {
        onSuccess: ({ data }) => {
          notify('success', t('saved', { name: data.name }))
          onSaved(data.name)
        },
        onError: failed,
      },
    )
  return (
    <SidePanel title={profile ? t('profileText', { name: profile.name }) : t('profileNew')} onClose={onClose}>
      <Pane gap={4}>
        {profile?.shipped ? (
          <Text as="p" size="small" tone="quiet">
            {t('shippedNote')}
          </Text>
        ) : null}
        <textarea
          className={styles.yaml}
          aria-label={t('mappingExpert')}
          value={text}
          spellCheck={false}
          onChange={(event) => setText(event.target.value)}
        />
        <Row gap={3} align="stretch" wrap>
          <Button kind="primary" busy={save.isPending} disabled={text === profile?.text} onClick={() => keep(text)}>
            {t('save')}
          </Button>
          {profile && !profile.shipped ? (
            <Button kind="danger" onClick={() => setAsking(true)}>
              {t('delete')}
            </Button>
          ) : null}
        </Row>
      </Pane>
      {profile && asking ? (
        <Confirm
          title={t('deleteTitle', { name: profile.name })}
          confirm={t('delete')}
          busy={remove.isPending}
          onClose={() => setAsking(false)}
          onConfirm={() =>
            remove.mutate(
              { name: profile.name },
              {
                onSuccess: () => {
                  notify('success', t('deleted', { name: profile.name }), {
                    action: { text: t('undo'), run: () => keep(profile.text) },
                  })
                  onClose()
                },
                onError: failed,
              },
            )
          }
        >
          <p>{t('deleteText')}</p>
        </Confirm>
      ) : null}
    </SidePanel>
  )
}

/** Mapping profiles, shipped and saved. */
export function Profiles() {
  const t = useTexts(importTexts)
  const language = useLanguage()
  const [chosen, setChosen] = useAddressField('profile')
  const query = useOperation(imports.profiles, {})
  const columns: Column<Profile>[] = [
    {
      key: 'title',
      title: t('profileTitle'),
      value: ({ titleZh, titleEn }) => (language === 'en' ? titleEn : titleZh),
      width: 'minmax(160px, 2fr)',
    },
    { key: 'name', title: t('profileName'), value: ({ name }) => name, width: 'minmax(120px, 1fr)', wideOnly: true },
    {
      key: 'kinds',
      title: t('profileKinds'),
      value: ({ kinds }) => kinds.map((kind) => kindName(kind, language)).join(language === 'en' ? ', ' : '、'),
      width: 'minmax(110px, 2fr)',
    },
    {
      key: 'origin',
      title: t('profileOrigin'),
      value: ({ shipped }) => t(shipped ? 'profilesShipped' : 'profilesSaved'),
      width: '104px',
      wideOnly: true,
    },
  ]
  return (
    <Answer query={query}>
      {({ dataList }) => {
        const profile = dataList.find(({ name }) => name === chosen) ?? null
        return (
          <>
            <div className={runStyles.main}>
              <Tile
                title={t('viewProfiles')}
                fit
                className={runStyles.tile}
                controls={
                  <Button size="small" icon={<Plus size={14} aria-hidden="true" />} onClick={() => setChosen(FRESH)}>
                    {t('profileNew')}
                  </Button>
                }
              >
                <DataTable
                  label={t('viewProfiles')}
                  columns={columns}
                  rows={dataList}
                  rowKey={({ name }) => name}
                  chosen={chosen || null}
                  onChoose={({ name }) => setChosen(name)}
                  empty={<Empty why={t('chooseProfile')} />}
                />
              </Tile>
            </div>
            {profile || chosen === FRESH ? (
              <Editor key={chosen} profile={profile} onClose={() => setChosen('')} onSaved={setChosen} />
            ) : null}
          </>
        )
      }}
    </Answer>
  )
}
