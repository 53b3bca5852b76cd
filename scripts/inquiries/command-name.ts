/** What staff type before a subcommand. The image says another (Dockerfile). */
export const commandName = process.env.INQUIRIES_COMMAND ?? 'npm run inquiries --'
