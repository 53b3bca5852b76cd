/** Folders of public/ that nginx reads from disk; the rest of the site's files come from the site. */
export const publicFolders = ['p', 'fonts', 'film', 'cards', 'icons'] as const
