import { defineErrors } from '../../errors.ts'

export const floorsErrors = defineErrors({
  FLOOR_FULL: { status: 409, zh: '一个楼层最多放 {limit} 个房间。', en: 'A floor holds at most {limit} rooms.' },
  TOO_MANY_FLOORS: {
    status: 409,
    zh: '楼层最多 {limit} 个，请先从历史或已保存中删除一些。',
    en: 'At most {limit} floors. Delete some of the saved or historical ones first.',
  },
  TOO_MANY_OPEN_FLOORS: {
    status: 409,
    zh: '最多同时打开 {limit} 个楼层，请先关闭一些。',
    en: 'At most {limit} floors are open at once. Close some first.',
  },
  BAD_LAYOUTS: {
    status: 400,
    zh: '布局有误（{where}）：不是有效的 JSON，或方块超出了网格。',
    en: 'The layouts are not right ({where}): not valid JSON, or a tile lies outside the grid.',
  },
  BAD_ROOM_METADATA: {
    status: 400,
    zh: '房间的设置有误（{where}）。',
    en: 'The settings of the room are not right ({where}).',
  },
  BAD_SNAPSHOT: {
    status: 400,
    zh: '缩略图必须是 PNG 或 WebP 图片。',
    en: 'The picture of a floor must be a PNG or WebP image.',
  },
  SHARE_ENDED: {
    status: 404,
    zh: '这个分享链接不存在或已失效。',
    en: 'There is no such shared link, or it has ended.',
  },
  NOT_A_FLOOR_FILE: {
    status: 400,
    zh: '这不是 Pandora 导出的楼层文件，或文件已损坏（{where}）。',
    en: 'This is not a floor exported by Pandora, or the file is damaged ({where}).',
  },
  FLOOR_FILE_TOO_NEW: {
    status: 400,
    zh: '这个楼层文件的版本是 {version}，比本程序的新。',
    en: 'This floor file is of version {version}, newer than this program.',
  },
})
