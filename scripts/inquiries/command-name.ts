/** What staff type before a subcommand. A release, which brings no npm, is built with the other (scripts/release/assemble.ts). */
export const commandName = process.env.INQUIRIES_COMMAND ?? 'npm run inquiries --'
