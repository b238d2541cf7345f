import { DatabaseZap } from 'lucide-react'
import { Suspense } from 'react'
import type { ComponentType } from 'react'
import { useParams } from 'react-router'
import { useGo } from '../../lib/address.ts'
import { slot } from '../../lib/installed.ts'
import { useRoot } from '../../lib/store.ts'
import { useLanguage, useTexts } from '../../lib/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { UnknownPlace } from '../../ui/page/UnknownPlace.tsx'
import { Screen } from '../../ui/Screen.tsx'
import { Empty, Skeleton } from '../../ui/States.tsx'
import { TabLinks } from '../../ui/tabs/TabLinks.tsx'
import { Audit } from './Audit.tsx'
import { Invites } from './Invites.tsx'
import { Outbox } from './Outbox.tsx'
import { administrationTexts } from './texts.ts'
import { Users } from './Users.tsx'

const sections = { users: Users, outbox: Outbox, invites: Invites, audit: Audit } as const satisfies Record<
  string,
  ComponentType
>
type Section = keyof typeof sections
const isSection = (name: string): name is Section => Object.hasOwn(sections, name)

/** `/index/administration/:section`, for administrators: people, messages, invitations, what was written down. */
export default function Administration() {
  const t = useTexts(administrationTexts)
  const language = useLanguage()
  const go = useGo()
  const { section = 'users' } = useParams()
  const role = useRoot((root) => root.user.info?.role)
  if (role && role !== 'admin')
    return (
      <Screen title={t('title')}>
        <Empty why={t('notAllowed')} action={{ text: t('toFloors'), run: () => go('/index') }} />
      </Screen>
    )
  const others = slot('administrationSection')
  const Part = isSection(section) ? sections[section] : others.find(({ key }) => key === section)?.view
  if (!Part) return <UnknownPlace />
  return (
    <Screen
      title={t('title')}
      layout="fill"
      actions={
        <Button icon={<DatabaseZap size={16} aria-hidden="true" />} onClick={() => go('/index/imports')}>
          {t('imports')}
        </Button>
      }
      tabs={
        <TabLinks
          label={t('sections')}
          current={`/index/administration/${section}`}
          tabs={[
            ...(Object.keys(sections) as Section[]).map((name) => ({
              to: `/index/administration/${name}`,
              text: t(name),
            })),
            ...others.map(({ key, name }) => ({
              to: `/index/administration/${key}`,
              text: name[language === 'en' ? 'en' : 'zh'],
            })),
          ]}
        />
      }
    >
      <Suspense fallback={<Skeleton />}>
        <Part />
      </Suspense>
    </Screen>
  )
}
