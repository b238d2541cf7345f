import { defineDomain } from '../../domain.ts'
import { noyaxeRooms } from './rooms.ts'

export const noyaxeDomain = defineDomain({
  key: 'noyaxe',
  uses: ['calls', 'chat', 'ranking'],
  name: { zh: '分析台', en: "Analyst's desk" },
  rooms: noyaxeRooms,
})
