import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { accounts } from '@pandora/contract/domains/accounts/operations'
import { administration } from '@pandora/contract/domains/administration/operations'
import { floors } from '@pandora/contract/domains/floors/operations'
import type { Floor, LinkLetter } from '@pandora/contract/domains/floors/shapes'
import type { TilePlace } from '@pandora/contract/domains/floors/grid'
import type { InputOf, Operation, OutputOf } from '@pandora/contract/operation'
import type { RoomKey } from '@pandora/contract/room'
import { administrator, expect } from './product.ts'

/** Calls operations as one account, beside the browser. */
export type Call = <O extends Operation>(operation: O, input: InputOf<O>) => Promise<OutputOf<O>>

async function answerOf<O extends Operation>(
  request: APIRequestContext,
  operation: O,
  input: InputOf<O>,
  token?: string,
): Promise<OutputOf<O>> {
  const headers = token ? { authorization: `Bearer ${token}`, 'x-token': token } : undefined
  const answer =
    operation.method === 'GET'
      ? await request.get(operation.path, { params: input as Record<string, string>, ...(headers ? { headers } : {}) })
      : await request.post(operation.path, { data: input, ...(headers ? { headers } : {}) })
  const { code, data, message } = (await answer.json()) as { code: string; data: OutputOf<O>; message: string }
  if (code !== '0') throw new Error(`${operation.id}: ${code} ${message}`)
  return data
}

/** The calls of an account. */
export async function callsOf(request: APIRequestContext, account = administrator): Promise<Call> {
  const { token } = await answerOf(request, accounts.signIn, account)
  return (operation, input) => answerOf(request, operation, input, token)
}

/**
 * An account of this name: invited, and activated by the link from the outbox, the first time, signed in after that.
 */
export async function accountOf(
  request: APIRequestContext,
  name: string,
): Promise<{ email: string; password: string }> {
  const account = { email: `${name}@example.test`, password: 'meadow lantern forty two' }
  const admin = await callsOf(request)
  const { dataList: known } = await admin(administration.users, { text: account.email })
  if (known.length) return account
  await admin(accounts.invite, { email: account.email, language: 'en' })
  const { dataList } = await admin(administration.outbox, { text: account.email })
  const { body } = await admin(administration.outboxMessage, { messageId: dataList[0]?.messageId ?? '' })
  const code = decodeURIComponent(/[?&]code=([^&\s]+)/.exec(body)?.[1] ?? '')
  const { token } = await answerOf(request, accounts.activate, {
    email: account.email,
    password: account.password,
    code,
    user_name: 'Mei',
    family_name: 'Lin',
  })
  // The guide would stand over the floor.
  await answerOf(request, accounts.updateConfig, { config_json: JSON.stringify({ guideSeen: true }) }, token)
  return account
}

export interface WantedTile {
  key: RoomKey
  view: string
  link?: LinkLetter
  /** On the grid of 24 columns. */
  at: Omit<TilePlace, 'i'>
}

/** A new open floor with these tiles. Answers it with the ids of its tiles in the order asked for. */
export async function newFloor(
  call: Call,
  name: string,
  tiles: readonly WantedTile[],
): Promise<{ floor: Floor; ids: string[] }> {
  const rooms = tiles.map(({ key, view, link = null }, index) => ({
    id: `t${index}`,
    key,
    metadata: JSON.stringify({ view, parameters: {}, link }),
  }))
  const places = (at: (tile: WantedTile, index: number) => Omit<TilePlace, 'i'>) =>
    tiles.map((tile, index) => ({ i: `t${index}`, ...at(tile, index) }))
  const layouts = JSON.stringify({
    lg: places(({ at }) => at),
    md: places((_tile, index) => ({ x: 0, y: index * 10, w: 12, h: 10 })),
    sm: places((_tile, index) => ({ x: 0, y: index * 10, w: 1, h: 10 })),
  })
  const floor = await call(floors.save, {
    key: `k${Date.now().toString(36)}${Math.round(Math.random() * 1e6).toString(36)}`,
    name,
    rooms,
    layouts,
  })
  const found = (JSON.parse(floor.layouts) as { lg: TilePlace[] }).lg
  const ids = tiles.map(
    ({ at }) => found.find(({ x, y, w, h }) => x === at.x && y === at.y && w === at.w && h === at.h)?.i ?? '',
  )
  expect(ids.every(Boolean), 'every tile stands where it was asked for').toBe(true)
  return { floor, ids }
}

/** Where a tile stands on the server. */
export async function placeOf(
  call: Call,
  floorId: string,
  tile: string,
  at: 'lg' | 'md' | 'sm' = 'lg',
): Promise<TilePlace | undefined> {
  const { layouts } = await call(floors.details, { floorId })
  return (JSON.parse(layouts) as Record<string, TilePlace[]>)[at]?.find(({ i }) => i === tile)
}

export const tileOf = (page: Page, id: string): Locator => page.locator(`[data-tile="${id}"]`)

/** Drags from the middle of one box by so many px, in steps, as a hand does. */
export async function dragBy(page: Page, handle: Locator, dx: number, dy: number): Promise<void> {
  const box = await handle.boundingBox()
  if (!box) throw new Error('nothing to drag')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  for (let step = 1; step <= 10; step += 1) await page.mouse.move(x + (dx * step) / 10, y + (dy * step) / 10)
  await page.mouse.up()
}

/** Drags a tile by its title. */
export async function dragTile(page: Page, id: string, dx: number, dy: number): Promise<void> {
  await dragBy(page, tileOf(page, id).locator('h2'), dx, dy)
}
