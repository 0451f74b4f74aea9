# Sends one test mail through a mail account with STARTTLS (mostly port 587). The
# mail client of .NET cannot do TLS from the first byte (port 465).
$port = "587"
if ($env:SMTP_PORT) { $port = $env:SMTP_PORT }

$client = New-Object System.Net.Mail.SmtpClient $env:SMTP_HOST, $port
if ($env:SMTP_SECURITY -ne "none") {
  $client.EnableSsl = $true
  $client.Credentials = New-Object System.Net.NetworkCredential $env:SMTP_USER, $env:SMTP_PASSWORD
}
try {
  $client.Send($env:SMTP_USER, $env:MAIL_TO, "Test of the event account", "This account can send event mails.")
  "SENT"
} catch {
  "FAILED $($_.Exception.Message)"
}
