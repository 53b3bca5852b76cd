/** What staff type before a subcommand. The Dockerfile sets another. */
export const commandName = process.env.INQUIRIES_COMMAND ?? 'npm run inquiries --'
