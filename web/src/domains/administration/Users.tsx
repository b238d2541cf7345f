import { useState } from 'react'
import { administration, userStates } from '@pandora/contract/domains/administration/operations'
import { roles } from '@pandora/contract/roles'
import type { InputOf } from '@pandora/contract/operation'
import { useAddressField } from '../../lib/address.ts'
import { usePages } from '../../lib/api/usePages.ts'
import { dateTime } from '../../lib/formats.ts'
import { useTexts } from '../../lib/texts.ts'
import { usePhone } from '../../lib/usePhone.ts'
import { SearchField } from '../../ui/SearchField.tsx'
import { Select } from '../../ui/Select.tsx'
import { StateWord } from '../../ui/StateWord.tsx'
import type { Column } from '../../ui/table/DataTable.tsx'
import { TwoLines } from '../../ui/TwoLines.tsx'
import type { Sort } from '../../ui/table/sort.ts'
import { ListTile } from './offers/ListTile.tsx'
import { calledOf, namesOf } from './knownUser.ts'
import type { KnownUser } from './knownUser.ts'
import { administrationTexts } from './texts.ts'
import { UserPanel } from './UserPanel.tsx'

type SortKey = NonNullable<InputOf<typeof administration.users>['sort']>
const sortKeys: Readonly<Record<string, SortKey>> = {
  name: 'name',
  email: 'email',
  created: 'created',
  signedIn: 'signedIn',
}

/** Every account: searched, sorted, filtered; one opens beside the list. */
export function Users() {
  const t = useTexts(administrationTexts)
  const phone = usePhone()
  const [text, setText] = useAddressField('q')
  const [role, setRole] = useAddressField('role')
  const [state, setState] = useAddressField('state')
  const [open, setOpen] = useAddressField('user')
  const [sort, setSort] = useState<Sort>({ column: 'created', order: 'down' })
  const chosenRole = roles.find((one) => one === role)
  const chosenState = userStates.find((one) => one === state)
  const pages = usePages(
    administration.users,
    {
      text,
      sort: sortKeys[sort.column] ?? 'created',
      descending: sort.order === 'down',
      ...(chosenRole ? { role: chosenRole } : {}),
      ...(chosenState ? { state: chosenState } : {}),
    },
    30,
  )
  const stateOf = (user: KnownUser) =>
    user.disabledAt ? (
      <StateWord colour="error">{t('state_disabled')}</StateWord>
    ) : user.role === 'guest' ? (
      <StateWord colour="stale">{t('state_guest')}</StateWord>
    ) : (
      <StateWord colour="ok">{t('state_active')}</StateWord>
    )
  const columns: Column<KnownUser>[] = [
    { key: 'uid', title: '#', value: ({ uid }) => uid, width: '60px', figures: true, sortable: false, wideOnly: true },
    {
      key: 'name',
      title: t('name'),
      value: namesOf,
      width: 'minmax(140px, 1fr)',
      cell: (user) =>
        phone ? (
          <TwoLines
            first={calledOf(user)}
            second={namesOf(user) ? user.email || user.phoneNum || `#${user.uid}` : `#${user.uid}`}
          />
        ) : (
          namesOf(user) || '–'
        ),
    },
    {
      key: 'email',
      title: t('email'),
      value: ({ email }) => email || null,
      width: 'minmax(160px, 2fr)',
      wideOnly: true,
    },
    {
      key: 'phone',
      title: t('phone'),
      value: ({ phoneNum }) => phoneNum || null,
      width: '120px',
      sortable: false,
      wideOnly: true,
    },
    { key: 'role', title: t('role'), value: (user) => t(`role_${user.role}`), width: '76px', sortable: false },
    {
      key: 'state',
      title: t('state'),
      value: (user) => t(user.disabledAt ? 'state_disabled' : user.role === 'guest' ? 'state_guest' : 'state_active'),
      width: '80px',
      sortable: false,
      cell: stateOf,
    },
    {
      key: 'created',
      title: t('created'),
      value: ({ createdAt }) => createdAt,
      width: '136px',
      wideOnly: true,
      cell: ({ createdAt }) => dateTime(createdAt),
    },
    {
      key: 'signedIn',
      title: t('signedIn'),
      value: ({ signedInAt }) => signedInAt,
      width: '136px',
      wideOnly: true,
      cell: ({ signedInAt }) => dateTime(signedInAt),
    },
    {
      key: 'sessions',
      title: t('openSessions'),
      value: ({ openSessions }) => openSessions,
      width: '76px',
      figures: true,
      sortable: false,
      wideOnly: true,
    },
  ]
  const shown = open ? columns.filter(({ key }) => key !== 'created' && key !== 'phone' && key !== 'uid') : columns
  const user = pages.items.find(({ uid }) => String(uid) === open)
  return (
    <>
      <ListTile
        title={t('users')}
        file="pandora-users"
        pages={pages}
        columns={shown}
        rowKey={({ uid }) => String(uid)}
        empty={t('noUsers')}
        chosen={open || null}
        onChoose={({ uid }) => setOpen(String(uid))}
        sort={sort}
        onSort={(next) => setSort(next ?? { column: 'created', order: 'down' })}
        filters={
          <>
            <SearchField label={t('searchUsers')} value={text} onSearch={setText} />
            <Select aria-label={t('role')} value={role} onChange={(event) => setRole(event.target.value)}>
              <option value="">{t('allRoles')}</option>
              {roles.map((one) => (
                <option key={one} value={one}>
                  {t(`role_${one}`)}
                </option>
              ))}
            </Select>
            <Select aria-label={t('state')} value={state} onChange={(event) => setState(event.target.value)}>
              <option value="">{t('allStates')}</option>
              {userStates.map((one) => (
                <option key={one} value={one}>
                  {t(`state_${one}`)}
                </option>
              ))}
            </Select>
          </>
        }
      />
      {user ? <UserPanel key={user.uid} user={user} onClose={() => setOpen('')} /> : null}
    </>
  )
}
