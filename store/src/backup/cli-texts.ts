/** What the two commands say on the terminal, in the terminal's language. */
const texts = {
  en: {
    usage: 'Usage: npm run backup -- <file>\n       npm run restore -- <file>     (into an empty PANDORA_HOME)',
    writing: (home: string, file: string) => `Backing up ${home} to ${file}`,
    reading: (file: string, home: string) => `Restoring ${file} into ${home}`,
    written: (files: number, size: string, seconds: string) =>
      `Done: ${files} files, ${size} in ${seconds} s. The archive holds secrets: keep it where only you can read it.`,
    restored: (home: string, createdAt: string) =>
      `Done: ${home} is as it was on ${createdAt}, and its database starts.`,
    failed: (code: string, message: string) => `Not done (${code}): ${message}`,
  },
  zh: {
    usage: '用法:npm run backup -- <文件>\n      npm run restore -- <文件>     (恢复到空的 PANDORA_HOME)',
    writing: (home: string, file: string) => `正在把 ${home} 备份到 ${file}`,
    reading: (file: string, home: string) => `正在把 ${file} 恢复到 ${home}`,
    written: (files: number, size: string, seconds: string) =>
      `完成:${files} 个文件,${size},用时 ${seconds} 秒。备份中含有密钥,请存放在只有你能读取的位置。`,
    restored: (home: string, createdAt: string) => `完成:${home} 已恢复到 ${createdAt} 的状态,数据库可以启动。`,
    failed: (code: string, message: string) => `未完成(${code}):${message}`,
  },
}

/** Chinese where the terminal's locale says so, else English. */
export function textsFor(environment: NodeJS.ProcessEnv): (typeof texts)['en'] {
  const locale = environment.LC_ALL || environment.LC_MESSAGES || environment.LANG || ''
  return locale.startsWith('zh') ? texts.zh : texts.en
}
