import type { Shortcut } from '../../lib/module.ts'

const anywhere = { zh: '随处', en: 'Anywhere' }
const tables = { zh: '表格', en: 'Tables' }
const charts = { zh: '价格图', en: 'Price chart' }
const companies = { zh: '自选与价格', en: 'Watch lists and prices' }
const tabs = { zh: '楼层标签', en: 'Floor tabs' }

/** What the frame and what stands on many screens answer to; it comes with the list and not with the first screen. */
export const frameShortcuts: readonly Shortcut[] = [
  { where: anywhere, keys: ['Ctrl K'], does: { zh: '查找公司、主题、命令', en: 'Find companies, themes, commands' } },
  { where: anywhere, keys: ['?'], does: { zh: '打开本列表', en: 'Open this list' } },
  {
    where: anywhere,
    keys: ['Esc'],
    does: { zh: '关闭弹窗、菜单；退出全屏', en: 'Close what is open; leave full screen' },
  },
  { where: tables, keys: ['↑', '↓'], does: { zh: '逐行移动', en: 'Row by row' } },
  { where: tables, keys: ['Home', 'End'], does: { zh: '首行、末行', en: 'First and last row' } },
  { where: tables, keys: ['PageUp', 'PageDown'], does: { zh: '翻过一屏', en: 'A screenful at once' } },
  { where: tables, keys: ['Enter'], does: { zh: '打开所在行', en: 'Open the row' } },
  {
    where: tables,
    keys: ['Alt ←', 'Alt →'],
    does: { zh: '列标题上：移动这一列', en: 'On a heading: move the column' },
  },
  {
    where: tables,
    keys: ['Alt Shift ←', 'Alt Shift →'],
    does: { zh: '列标题上：改列宽', en: 'On a heading: make the column narrower or wider' },
  },
  { where: charts, keys: ['←', '→'], does: { zh: '逐根移动', en: 'Bar by bar' } },
  { where: charts, keys: ['PageUp', 'PageDown'], does: { zh: '跳过 20 根', en: 'Twenty bars at once' } },
  { where: charts, keys: ['Home', 'End'], does: { zh: '第一根、最后一根', en: 'First and last bar' } },
  {
    where: charts,
    keys: ['Enter'],
    does: { zh: '打开这根的详情；画图时落点', en: 'Open the bar; while drawing, put a point there' },
  },
  {
    where: charts,
    keys: ['↑', '↓', '←', '→'],
    does: { zh: '移动选中的图形', en: 'Move the drawing that is selected' },
  },
  { where: charts, keys: ['Delete'], does: { zh: '删除选中的图形', en: 'Delete the drawing that is selected' } },
  { where: charts, keys: ['Ctrl Z'], does: { zh: '撤销上一次画图', en: 'Take the last drawing back' } },
  { where: charts, keys: ['Esc'], does: { zh: '放下画图工具', en: 'Put the drawing tool down' } },
  {
    where: companies,
    keys: ['Alt ↑', 'Alt ↓'],
    does: {
      zh: '自选表里：移动所在公司；价格里：上一家、下一家',
      en: 'In a watch list: move the company; at prices: the one before or after',
    },
  },
  { where: tabs, keys: ['F2'], does: { zh: '改名', en: 'Rename' } },
  { where: tabs, keys: ['Delete'], does: { zh: '关闭', en: 'Close' } },
  { where: tabs, keys: ['Ctrl Shift ←', 'Ctrl Shift →'], does: { zh: '左移、右移', en: 'Move left or right' } },
]
